import { describe, expect, it } from 'vitest';
import type { BlogPostSummary } from '#contract/blog.ts';
import { relatedTo } from './related.ts';

const post = (id: string, category: string, tags: string[]): BlogPostSummary => ({
  id,
  slug: id,
  title: id,
  summary: '',
  category,
  tags,
  author: '',
  published_on: '2026-01-01',
  reading_minutes: 1,
});

const READING = post('reading', 'Reading', ['kỳ thi', 'Mẹo']);

describe('relatedTo', () => {
  it.each([
    ['itself is left out', [READING], []],
    ['nothing shared: nothing', [post('a', 'Writing', ['từ vựng'])], []],
    [
      'tags count more than the category',
      [post('same', 'Reading', []), post('tag', 'Writing', ['KỲ  THI'])],
      ['tag', 'same'],
    ],
    [
      'of equally close ones the order stays',
      [post('a', 'Reading', []), post('b', 'Reading', [])],
      ['a', 'b'],
    ],
    ['at most three', ['a', 'b', 'c', 'd'].map((id) => post(id, 'Reading', [])), ['a', 'b', 'c']],
  ])('%s', (_, others, expected) => {
    expect(relatedTo(READING, others).map(({ id }) => id)).toEqual(expected);
  });
});
