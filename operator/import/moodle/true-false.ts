import type { BankAsk } from '../bank-question.ts';
import { Refused } from '../faults.ts';
import type { QuestionElement } from './question-element.ts';

export const readTrueFalse = (question: QuestionElement): BankAsk => {
  const answers = question.all('answer').map((answer) => ({
    isTrue: question.value('text', answer).toLowerCase() === 'true',
    fraction: Number(answer.attributes.get('fraction') ?? 0) || 0,
    feedback: question.feedback('feedback', answer),
  }));
  const right = answers.filter(({ fraction }) => fraction > 0);
  const [key] = right;
  if (!key || right.length > 1) throw new Refused('it does not say which of true and false is right');
  return {
    kind: 'true_false',
    isTrue: key.isTrue,
    whenTrue: answers.find(({ isTrue }) => isTrue)?.feedback ?? null,
    whenFalse: answers.find(({ isTrue }) => !isTrue)?.feedback ?? null,
  };
};
