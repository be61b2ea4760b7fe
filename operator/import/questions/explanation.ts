import type { BankText } from '../bank-text.ts';
import { escapeInline } from '../html/escape-markdown.ts';
import type { Notes } from './made.ts';

/** Feedback for one answer, with the answer's label. */
export interface AnswerFeedback {
  label: string;
  feedback: BankText | null;
}

/** Combines a bank's general feedback with that for each answer. */
export const explanationOf = (
  general: BankText | null,
  feedbacks: readonly AnswerFeedback[],
  notes: Notes,
): { explanation?: string } => {
  const lines = feedbacks.flatMap(({ label, feedback }) =>
    feedback === null
      ? []
      : [`- **${escapeInline(label)}**: ${notes.markdown(feedback).replace(/\n(?=.)/g, '\n  ')}`],
  );
  const parts = [general === null ? '' : notes.markdown(general), lines.join('\n')].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? {} : { explanation: parts.join('\n\n') };
};
