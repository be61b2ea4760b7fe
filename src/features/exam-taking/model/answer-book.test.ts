import { beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '#contract/question.ts';
import type { SaveStatus } from '#src/platform/outbox/screen/autosave.ts';
import { AnswerBook } from './answer-book.ts';

beforeEach(() => void vi.useFakeTimers());

const chosen: Answer = { type_code: 'single_choice', choice: 'A' };
const typed = (text: string): Answer => ({ type_code: 'free_text', text });

function open(fails: (questionId: string) => boolean = () => false) {
  const saved: [string, Answer][] = [];
  const statuses: SaveStatus[] = [];
  const book = new AnswerBook(
    async (questionId, answer) => {
      if (fails(questionId)) throw new Error('no space');
      saved.push([questionId, answer]);
    },
    (status) => statuses.push(status),
  );
  return { book, saved, statuses };
}

it('saves a choice immediately, and only the latest text after a pause', async () => {
  const { book, saved } = open();
  book.change('a', chosen);
  book.change('b', typed('w'));
  book.change('b', typed('wo'));
  await vi.advanceTimersByTimeAsync(0);
  expect(saved).toEqual([['a', chosen]]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toEqual([
    ['a', chosen],
    ['b', typed('wo')],
  ]);
});

it('saves text that is still being typed on flush', async () => {
  const { book, saved, statuses } = open();
  book.change('b', typed('w'));
  await book.flush();
  expect(saved).toEqual([['b', typed('w')]]);
  expect(statuses.at(-1)).toBe('saved');
});

it('reports a failure even if another answer was saved later', async () => {
  let full = true;
  const { book, saved, statuses } = open((questionId) => full && questionId === 'a');
  book.change('a', chosen);
  await vi.advanceTimersByTimeAsync(0);
  book.change('b', chosen);
  await vi.advanceTimersByTimeAsync(0);
  expect(statuses.at(-1)).toBe('failed');
  expect(await book.flush()).toBe(false);
  full = false;
  expect(await book.flush()).toBe(true);
  expect(statuses.at(-1)).toBe('saved');
  expect(saved.map(([questionId]) => questionId)).toEqual(['b', 'a']);
});
