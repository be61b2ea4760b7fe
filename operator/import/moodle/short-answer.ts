import type { BankAsk } from '../bank-question.ts';
import type { QuestionElement } from './question-element.ts';

export const readShortAnswer = (question: QuestionElement): BankAsk => ({
  kind: 'short',
  answers: question.all('answer').map((answer) => ({
    text: question.value('text', answer),
    fraction: Number(answer.attributes.get('fraction') ?? 0) || 0,
    feedback: question.feedback('feedback', answer),
  })),
  isCaseSensitive: question.isSet('usecase'),
});
