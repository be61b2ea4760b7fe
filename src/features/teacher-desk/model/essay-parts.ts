import type { Span } from '#rules/text/spans.ts';

/** A piece of an essay in which nothing begins or ends. */
export interface EssayPart extends Span {
  text: string;
  /** Index of its sentence; null between sentences. */
  sentence: number | null;
  isQuoted: boolean;
}

const covers = (span: Span, start: number): boolean => span.start <= start && start < span.end;

/** Cuts an essay at its sentences and at the quotes of comments. Together the pieces are the essay, unchanged. */
export function essayParts(essay: string, sentences: readonly Span[], quotes: readonly Span[]): EssayPart[] {
  const inside = [...sentences, ...quotes].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([0, ...inside, essay.length])]
    .filter((cut) => cut >= 0 && cut <= essay.length)
    .toSorted((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? essay.length;
    const sentence = sentences.findIndex((span) => covers(span, start));
    return {
      start,
      end,
      text: essay.slice(start, end),
      sentence: sentence < 0 ? null : sentence,
      isQuoted: quotes.some((span) => covers(span, start)),
    };
  });
}
