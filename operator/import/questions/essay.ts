import type { BankAsk, BankQuestion } from '../bank-question.ts';
import { explanationOf } from './explanation.ts';
import type { Made, Notes } from './made.ts';

const MIN_WORDS = 20;
const MAX_WORDS = 500;
/** Minimum words of the exam's two tasks. */
const TASK_1 = 150;
const TASK_2 = 250;
const ASKED =
  /(?:at least|no (?:fewer|less) than|minimum(?: of)?|ít nhất|tối thiểu)\s+\**(\d{2,3})\**\s+(?:words|từ)/iu;

export const makeEssay = (
  question: BankQuestion,
  { minWords }: Extract<BankAsk, { kind: 'essay' }>,
  notes: Notes,
): Made => {
  const requested = minWords ?? Number(ASKED.exec(question.prompt.plain)?.[1] ?? 0);
  const isKept = requested >= MIN_WORDS && requested <= MAX_WORDS;
  const words = isKept ? requested : TASK_2;
  const task = words <= TASK_1 ? 1 : 2;
  notes.add(
    `graded by the machine as IELTS Writing Task ${task}, of ${words} words at least${isKept ? '' : ' (the bank says no number)'}`,
  );
  return {
    questions: [
      {
        type: 'ielts_writing',
        prompt: notes.markdown(question.prompt),
        task,
        min_words: words,
        ...explanationOf(question.feedback, [], notes),
      },
    ],
    passage: null,
  };
};
