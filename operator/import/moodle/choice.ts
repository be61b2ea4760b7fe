import type { BankAsk } from '../bank-question.ts';
import type { QuestionElement } from './question-element.ts';

/** `multichoice`, one answer or several. */
export const readChoice = (question: QuestionElement): BankAsk => ({
  kind: 'choice',
  // Moodle defaults to a single answer.
  isSingle: question.value('single') === '' || question.isSet('single'),
  options: question.all('answer').map((answer) => ({
    text: question.text(answer),
    fraction: Number(answer.attributes.get('fraction') ?? 0) || 0,
    feedback: question.feedback('feedback', answer),
  })),
});
