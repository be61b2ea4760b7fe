/** A sentence, by UTF-16 offsets. */
export interface Span {
  start: number;
  end: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of an essay, without the spaces around them. */
export const essaySentences = (essay: string): Span[] =>
  [...segmenter.segment(essay)].flatMap(({ segment, index }) => {
    const trimmed = segment.trim();
    if (!/[\p{L}\p{N}]/u.test(trimmed)) return [];
    const start = index + segment.indexOf(trimmed);
    return [{ start, end: start + trimmed.length }];
  });
