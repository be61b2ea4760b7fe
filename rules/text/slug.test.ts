import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Đọc lướt và đọc quét', 'doc-luot-va-doc-quet'],
    ['Ưu điểm?', 'uu-diem'],
    ['Task 2: mở bài', 'task-2-mo-bai'],
    ['???', ''],
  ])('%s becomes %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});
