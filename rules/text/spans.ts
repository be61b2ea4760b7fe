/** A stretch of a text by UTF-16 offsets: text.slice(start, end). */
export interface Span {
  start: number;
  end: number;
}

/** Whether two spans have at least one place in common. */
export const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

export const overlapsAny = (span: Span, others: readonly Span[]): boolean =>
  others.some((other) => overlap(span, other));
