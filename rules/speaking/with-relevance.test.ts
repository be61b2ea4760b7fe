import { expect, it } from 'vitest';
import { heardTalk } from '#tests/support/graded-set.ts';
import { withRelevance } from './with-relevance.ts';

const TALK = heardTalk('I like tea because it is warm.');
const QUESTION = 'Describe a building in your town.\nwhere it is';

it('quotes the question where the answer is beside it, before everything else', () => {
  const { relevance, comments } = withRelevance(TALK, 'beside', QUESTION);
  expect(relevance).toBe('beside');
  expect(comments[0]).toMatchObject({ criterion: 'FC', tone: 'improve', quote: null });
  expect(comments[0]?.comment).toMatch(/^Câu hỏi là “Describe a building in your town\.”, mà mình nghe như/);
  expect(comments.slice(1)).toEqual(TALK.comments);
});

it.each(['about', 'unsure'] as const)('says nothing where it is %s', (relevance) => {
  expect(withRelevance(TALK, relevance, QUESTION)).toEqual({ ...TALK, relevance });
});

it('quotes the beginning of a long question', () => {
  const [first] = withRelevance(TALK, 'memorised', 'why '.repeat(100)).comments;
  expect(first?.comment.length).toBeLessThan(300);
  expect(first?.comment).toContain('…”');
});
