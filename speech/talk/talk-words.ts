import { type PronouncingDictionary, pronunciations } from '../g2p.ts';
import type { ModelDefinition } from '../model-definition.ts';
import { readingWords } from '../reading-words.ts';

/** A word of a transcript and its pronunciations. */
export interface TalkWord {
  text: string;
  /** UTF-16 offsets into the transcript. */
  from: number;
  to: number;
  /** At least one; phones by their index in the model. */
  variants: readonly (readonly number[])[];
}

/**
 * Numbers and abbreviations consist of several dictionary words: alternative pronunciations are not tried.
 */
function variantsOf(
  spoken: readonly string[],
  { phoneIndex }: ModelDefinition,
  dictionary: PronouncingDictionary,
): number[][] {
  const known = (phones: readonly string[]) => phones.flatMap((phone) => phoneIndex.get(phone) ?? []);
  const [only, ...others] = spoken;
  if (only === undefined) return [];
  if (others.length === 0) return pronunciations(only, dictionary).map(known);
  return [spoken.flatMap((word) => known(pronunciations(word, dictionary)[0] ?? []))];
}

/** The pronounceable words of a transcript, in order. */
export function talkWords(
  transcript: string,
  definition: ModelDefinition,
  dictionary: PronouncingDictionary,
): TalkWord[] {
  return [...transcript.matchAll(/[^\s\u2013\u2014/]+/gu)].flatMap((token) => {
    const spoken = readingWords(token[0]).flatMap((word) => word.spoken);
    const variants = variantsOf(spoken, definition, dictionary).filter((phones) => phones.length > 0);
    if (variants.length === 0) return [];
    const lead = /^[^\p{L}\p{N}$£€]*/u.exec(token[0])?.[0].length ?? 0;
    const text = token[0].slice(lead).replace(/(?<![^\p{L}\p{N}%&])[^\p{L}\p{N}%&]+$/u, '') || token[0];
    const from = token.index + (text === token[0] ? 0 : lead);
    return [{ text, from, to: from + text.length, variants }];
  });
}
