import type { PronouncingDictionary } from '../g2p.ts';
import { pronunciations } from '../g2p.ts';
import type { ModelDefinition } from '../model-definition.ts';
import { readingWords } from '../reading-words.ts';
import { isNegation } from './negations.ts';

/** One way to say a piece: the phones of its words. */
export interface PieceWay {
  words: readonly (readonly number[])[];
  /** Whether it negates. */
  negates: boolean;
}

/** A word of a sentence, or the words that fill a slot. */
export interface SentencePiece {
  /** Lower case, for the opposite of a word. */
  spelled: string;
  /** Index of the slot it fills; -1 if none. */
  slot: number;
  /** At least one. */
  ways: readonly PieceWay[];
}

/** Pronunciations tried of a word, and of each word of a phrase with several. */
const MOST_WAYS = 3;

/** Before a consonant the t of "don't" is rarely heard; "can't" without it would be "can". */
const losesT = (word: string): boolean => word.endsWith("n't") && word !== "can't";

/** The words of a text as the dictionary spells them: lower case, straight apostrophes. */
export const spelledWords = (text: string): string[] => readingWords(text).flatMap(({ spoken }) => spoken);

/** The ways to say these words together. */
export function waysOf(
  words: readonly string[],
  { phoneIndex }: ModelDefinition,
  dictionary: PronouncingDictionary,
): PieceWay[] {
  const negates = words.some(isNegation);
  const phonesOf = (word: string) =>
    pronunciations(word, dictionary)
      .slice(0, MOST_WAYS)
      .flatMap((phones) => (losesT(word) ? [phones, phones.slice(0, -1)] : [phones]))
      .map((phones) => phones.flatMap((phone) => phoneIndex.get(phone) ?? []))
      .filter((phones) => phones.length > 0);
  const [only, ...others] = words.map(phonesOf).filter((variants) => variants.length > 0);
  if (only === undefined) return [];
  if (others.length === 0) return only.map((phones) => ({ words: [phones], negates }));
  return [{ words: [only, ...others].flatMap(([first]) => (first === undefined ? [] : [first])), negates }];
}

/** The longest synonym of a slot that the words from `at` on are. */
function slotAt(words: readonly string[], at: number, slots: readonly (readonly string[][])[]) {
  let found = { slot: -1, length: 1 };
  for (const [slot, synonyms] of slots.entries())
    for (const synonym of synonyms) {
      const isHere = synonym.length > 0 && synonym.every((word, index) => words[at + index] === word);
      if (isHere && (found.slot < 0 || synonym.length > found.length))
        found = { slot, length: synonym.length };
    }
  return found;
}

/** The pieces of a sentence in order. Where it fills a slot, each synonym of the slot may be said. */
export function sentencePieces(
  sentence: string,
  slots: readonly (readonly string[])[],
  definition: ModelDefinition,
  dictionary: PronouncingDictionary,
): SentencePiece[] {
  const words = spelledWords(sentence);
  const spelledSlots = slots.map((synonyms) => synonyms.map(spelledWords));
  const pieces: SentencePiece[] = [];
  for (let at = 0; at < words.length; ) {
    const { slot, length } = slotAt(words, at, spelledSlots);
    const said = words.slice(at, at + length);
    const synonyms = slot < 0 ? [said] : (spelledSlots[slot] ?? []);
    const ways = synonyms.flatMap((synonym) => waysOf(synonym, definition, dictionary));
    if (ways.length > 0) pieces.push({ spelled: said.join(' '), slot, ways });
    at += length;
  }
  return pieces;
}
