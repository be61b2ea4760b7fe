import type { BankGap } from '../bank-question.ts';
import { bankText } from '../bank-text.ts';
import { Refused } from '../faults.ts';
import type { QuestionElement } from './question-element.ts';

const noPictures = (): never => {
  throw new Refused('a word to choose is a picture');
};

/**
 * `gapselect` and `ddwtos`: `[[n]]` in the text marks where the n-th word is right, chosen among the words of
 * its group.
 * @returns the gap for a number; throws `Refused` if there is no such word
 */
export const wordGaps = (
  question: QuestionElement,
  words: 'selectoption' | 'dragbox',
): ((number: number) => BankGap) => {
  const all = question.all(words).map((word) => ({
    text: bankText(question.value('text', word), 'html', noPictures).plain,
    group: question.value('group', word) || '1',
  }));
  return (number) => {
    const right = all[number - 1];
    if (!right) throw new Refused(`the text has a gap [[${number}]], but there is no such word`);
    const options = all
      .filter(({ group }) => group === right.group)
      .map((word) => ({ text: word.text, fraction: word === right ? 100 : 0 }));
    return { kind: 'chosen', options, isMultiple: false };
  };
};
