import type { TrialAsk } from '#contract/learning-trial.ts';
import type { Answer } from '#contract/question.ts';

/** An answer as its learner would say it in a chat; null for what was spoken. */
export function answerText(
  { question: { content } }: Pick<TrialAsk, 'question'>,
  answer: Answer,
): string | null {
  switch (answer.type_code) {
    case 'single_choice': {
      const options = content.type_code === 'single_choice' ? content.options : [];
      return options.find(({ id }) => id === answer.choice)?.text ?? answer.choice;
    }
    case 'free_text':
      return answer.text;
    case 'fill_paragraph':
      return Object.entries(answer.blanks)
        .toSorted(([one], [other]) => Number(one) - Number(other))
        .map(([, chunk]) => chunk)
        .join(' ');
    default:
      return null;
  }
}
