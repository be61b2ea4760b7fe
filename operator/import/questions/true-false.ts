import type { BankAsk, BankQuestion } from '../bank-question.ts';
import { explanationOf } from './explanation.ts';
import { type Made, marksOf, type Notes } from './made.ts';

export const makeTrueFalse = (
  question: BankQuestion,
  { isTrue, whenTrue, whenFalse }: Extract<BankAsk, { kind: 'true_false' }>,
  notes: Notes,
): Made => {
  const feedbacks = [
    { label: 'True', feedback: whenTrue },
    { label: 'False', feedback: whenFalse },
  ];
  return {
    questions: [
      {
        type: 'true_false',
        prompt: notes.markdown(question.prompt),
        with_not_given: false,
        key: isTrue ? 'TRUE' : 'FALSE',
        ...marksOf(question.grade, 'true_false', notes),
        ...explanationOf(question.feedback, feedbacks, notes),
      },
    ],
    passage: null,
  };
};
