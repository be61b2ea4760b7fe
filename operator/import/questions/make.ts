import type { BankQuestion } from '../bank-question.ts';
import { Refused } from '../faults.ts';
import { makeChoice } from './choice.ts';
import { makeEssay } from './essay.ts';
import { makeGaps } from './gaps.ts';
import { type Made, Notes } from './made.ts';
import { makeMatching } from './matching.ts';
import { makeNumber, makeShort } from './short.ts';
import { makeTrueFalse } from './true-false.ts';

const makeAs = (question: BankQuestion, notes: Notes): Made => {
  const { ask } = question;
  switch (ask.kind) {
    case 'choice':
      return makeChoice(question, ask, notes);
    case 'true_false':
      return makeTrueFalse(question, ask, notes);
    case 'short':
      return makeShort(question, ask, notes);
    case 'number':
      return makeNumber(question, ask, notes);
    case 'matching':
      return makeMatching(question, ask, notes);
    case 'essay':
      return makeEssay(question, ask, notes);
    case 'gaps':
      return makeGaps(question, ask, notes);
    case 'description':
      notes.add('stands as the passage, before all questions of its category');
      return { questions: [], passage: notes.markdown(question.prompt) };
  }
};

/** Converts a bank question for a pack and reports what was changed. Throws `Refused`. */
export const makeQuestions = (question: BankQuestion): Made & { notes: string[] } => {
  if (question.prompt.markdown === '') throw new Refused('it has no text');
  const notes = new Notes();
  notes.add(...question.losses);
  const made = makeAs(question, notes);
  return { ...made, notes: notes.all() };
};
