import type { BankText } from '../bank-text.ts';
import { escapeInline } from '../html/escape-markdown.ts';
import type { Notes } from './made.ts';

/** What was told about one answer, with what the answer is called. */
export interface Told {
  label: string;
  feedback: BankText | null;
}

/** What a bank tells afterwards, in general and about each answer. */
export const explanationOf = (
  general: BankText | null,
  told: readonly Told[],
  notes: Notes,
): { explanation?: string } => {
  const lines = told.flatMap(({ label, feedback }) =>
    feedback === null
      ? []
      : [`- **${escapeInline(label)}**: ${notes.markdown(feedback).replace(/\n(?=.)/g, '\n  ')}`],
  );
  const parts = [general === null ? '' : notes.markdown(general), lines.join('\n')].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? {} : { explanation: parts.join('\n\n') };
};
