import type { BankAsk } from '../bank-question.ts';
import { Refused } from '../faults.ts';
import type { QuestionElement } from './question-element.ts';

export const readEssay = (question: QuestionElement): BankAsk => {
  if ((question.number('attachmentsrequired') ?? 0) > 0 || question.value('responseformat') === 'noinline')
    throw new Refused('it asks for a file, which no question of a pack takes');
  if (question.value('responsetemplate') !== '')
    question.losses.push('the template of the answer was left out');
  return { kind: 'essay', minWords: question.number('minwordlimit') };
};
