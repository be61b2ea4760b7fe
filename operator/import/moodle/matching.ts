import type { BankAsk } from '../bank-question.ts';
import { bankText } from '../bank-text.ts';
import { Refused } from '../faults.ts';
import type { QuestionElement } from './question-element.ts';

const noPictures = (): never => {
  throw new Refused('an option to match is a picture');
};

/** `matching`; a pair without a question is a distractor. */
export const readMatching = (question: QuestionElement): BankAsk => {
  const pairs = question.all('subquestion').map((pair) => ({
    item: question.text(pair),
    // Moodle stores the answers as plain text, but editors leave entities in them.
    option: bankText(question.value('answer', pair), 'html', noPictures).plain,
  }));
  const isAsked = ({ item }: (typeof pairs)[number]) => item.plain !== '' || item.hasMedia;
  return {
    kind: 'matching',
    pairs: pairs.filter(isAsked),
    distractors: pairs.filter((pair) => !isAsked(pair)).map(({ option }) => option),
  };
};
