import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { markAnswer } from '#rules/questions/marking.ts';

/** Where a learner is in a revise set. */
export interface ReviseFlow {
  index: number;
  /** Correctness of the questions checked so far, by question id. */
  checked: ReadonlyMap<string, boolean>;
  done: boolean;
}

export type ReviseEvent =
  | { type: 'check'; question: ReviseQuestion; answer: Answer }
  | { type: 'next'; total: number }
  | { type: 'again' };

export const REVISE_START: ReviseFlow = { index: 0, checked: new Map(), done: false };

/** A question is answered, checked against its key on the device, and left. */
export function reviseFlow(flow: ReviseFlow, event: ReviseEvent): ReviseFlow {
  switch (event.type) {
    case 'check': {
      const { question, answer } = event;
      const mark = markAnswer(question.content, question.answers, answer, question.marks);
      return { ...flow, checked: new Map(flow.checked).set(question.id, mark?.isCorrect ?? true) };
    }
    case 'next':
      return flow.index + 1 < event.total ? { ...flow, index: flow.index + 1 } : { ...flow, done: true };
    case 'again':
      return REVISE_START;
  }
}
