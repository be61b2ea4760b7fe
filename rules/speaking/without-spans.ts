import type { Span } from '../text/spans.ts';

/** A text with a gap, "…", in place of each of the spans. @param spans in order */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let left = '';
  let at = 0;
  for (const { start, end } of spans) {
    left += `${text.slice(at, start)}…`;
    at = end;
  }
  return left + text.slice(at);
}
