import { addDays, VIETNAM_OFFSET_MS } from './calendar.ts';

/** First and last ISO date, both included. */
export interface Span {
  from: string;
  to: string;
}

/** When a day begins in Vietnam. */
const startOf = (day: string): Date => new Date(Date.parse(day) - VIETNAM_OFFSET_MS);

/** The instants of a span: from its first moment up to, and without, the one after its last. */
export const instantsOf = ({ from, to }: Span): { begin: Date; end: Date } => ({
  begin: startOf(from),
  end: startOf(addDays(to, 1)),
});
