import { sentencesOf } from '#rules/text/sentences.ts';
import type { Span } from '#rules/text/spans.ts';

/**
 * The sentence to select next: the one after `from`, or the first one at the end or without a position.
 * @param from offset of the current selection in the text
 */
export function nextSentence(text: string, from: number | null, backwards: boolean): Span | null {
  const all = sentencesOf(text);
  const ahead = backwards
    ? all.findLast(({ end }) => from !== null && end <= from)
    : all.find(({ start }) => from === null || start >= from);
  return ahead ?? (backwards ? all.at(-1) : all[0]) ?? null;
}
