import { describe, expect, it } from 'vitest';
import type { ReviseQuestion } from '#contract/revise.ts';
import { REVISE_START, reviseFlow } from './revise-flow.ts';

const question: ReviseQuestion = {
  id: 'q1',
  position: 1,
  folder_id: 'f',
  folder_name: 'F',
  question_id_stem: null,
  grading_object: 0,
  marks: 1,
  content: { type_code: 'free_text', prompt: 'p', word_limit: 1 },
  answers: { type_code: 'free_text', accepted: 'lamp' },
  explanation: null,
  last_answer: null,
};

describe('the flow of a revise set', () => {
  it('checks on the device, right and wrong', () => {
    const right = reviseFlow(REVISE_START, {
      type: 'check',
      question,
      answer: { type_code: 'free_text', text: 'Lamp' },
    });
    expect(right.checked.get('q1')).toBe(true);
    const wrong = reviseFlow(REVISE_START, {
      type: 'check',
      question,
      answer: { type_code: 'free_text', text: 'lump' },
    });
    expect(wrong.checked.get('q1')).toBe(false);
  });

  it('moves on, ends after the last question, and starts over', () => {
    const second = reviseFlow(REVISE_START, { type: 'next', total: 2 });
    expect(second).toMatchObject({ index: 1, done: false });
    const end = reviseFlow(second, { type: 'next', total: 2 });
    expect(end.done).toBe(true);
    expect(reviseFlow(end, { type: 'again' })).toEqual(REVISE_START);
  });
});
