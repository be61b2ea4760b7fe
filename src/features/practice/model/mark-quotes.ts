import type { EssayCorrection, EssayQuote } from '#contract/writing-evaluation.ts';

export interface Quote {
  start: number;
  end: number;
  tone: 'strength' | 'improve';
  note: string;
  /** Its number, from 1, if it is a correction. */
  number?: number;
}

export interface EssayPart {
  text: string;
  start: number;
  tone: Quote['tone'] | null;
  note: string | null;
  number: number | null;
}

/** The quotes of comments. */
export const quotesOf = (
  comments: readonly { comment: string; tone: Quote['tone']; quote: EssayQuote | null }[],
): Quote[] =>
  comments.flatMap(({ comment, tone, quote }) =>
    quote ? [{ start: quote.start, end: quote.end, tone, note: comment }] : [],
  );

/** The corrections as quotes, numbered in the order of the text. */
export const markedCorrections = (corrections: readonly EssayCorrection[]): Quote[] =>
  corrections.map(({ start, end, title }, index) => ({
    start,
    end,
    tone: 'improve',
    note: title,
    number: index + 1,
  }));

/** The first quotes, and those of the others that overlap none of them. */
export const mergeQuotes = (first: readonly Quote[], others: readonly Quote[]): Quote[] => [
  ...first,
  ...others.filter(({ start, end }) => !first.some((quote) => start < quote.end && quote.start < end)),
];

/** Splits an essay at its quotes. Of overlapping quotes, the one that begins first stays whole. */
export function markQuotes(essay: string, quotes: readonly Quote[]): EssayPart[] {
  const parts: EssayPart[] = [];
  let at = 0;
  for (const quote of [...quotes].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (quote.start < at || quote.end > essay.length || quote.end <= quote.start) continue;
    if (quote.start > at)
      parts.push({ text: essay.slice(at, quote.start), start: at, tone: null, note: null, number: null });
    parts.push({
      text: essay.slice(quote.start, quote.end),
      start: quote.start,
      tone: quote.tone,
      note: quote.note,
      number: quote.number ?? null,
    });
    at = quote.end;
  }
  if (at < essay.length)
    parts.push({ text: essay.slice(at), start: at, tone: null, note: null, number: null });
  return parts;
}
