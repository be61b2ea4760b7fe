import type { Span } from './spans.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of an English text, without the spaces around them. */
export const sentencesOf = (text: string): Span[] =>
  [...segmenter.segment(text)].flatMap(({ segment, index }) => {
    const trimmed = segment.trim();
    if (!/[\p{L}\p{N}]/u.test(trimmed)) return [];
    const start = index + segment.indexOf(trimmed);
    return [{ start, end: start + trimmed.length }];
  });
