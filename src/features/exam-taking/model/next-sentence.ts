interface Sentence {
  start: number;
  end: number;
}

/** The sentences of an English text, without surrounding white space. */
function sentencesOf(text: string): Sentence[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ segment, index }) => ({
    start: index + segment.length - segment.trimStart().length,
    end: index + segment.trimEnd().length,
  })).filter(({ start, end }) => start < end);
}

/**
 * The sentence to select next: the one after `from`, or the first one at the end or without a position.
 * @param from offset of the current selection in the text
 */
export function nextSentence(text: string, from: number | null, backwards: boolean): Sentence | null {
  const all = sentencesOf(text);
  const ahead = backwards
    ? all.findLast(({ end }) => from !== null && end <= from)
    : all.find(({ start }) => from === null || start >= from);
  return ahead ?? (backwards ? all.at(-1) : all[0]) ?? null;
}
