import {
  type ModelDefinition,
  phoneInContext,
  WORD_POSITION,
  type WordPosition,
} from './model-definition.ts';

/** A phone of the text in its context. */
export interface PlacedPhone {
  /** Index of the base phone. */
  phone: number;
  left: number;
  right: number;
  position: WordPosition;
  /** Index of its word in the text. */
  word: number;
}

function positionOf(index: number, length: number): WordPosition {
  if (length === 1) return WORD_POSITION.single;
  if (index === 0) return WORD_POSITION.begin;
  return index === length - 1 ? WORD_POSITION.end : WORD_POSITION.internal;
}

/** Sequences the phones of words, each with its context; silence is at both ends. */
export function placePhones(
  definition: ModelDefinition,
  words: readonly (readonly number[])[],
): PlacedPhone[] {
  const flat = words.flatMap((phones, word) =>
    phones.map((phone, index) => ({ phone, word, position: positionOf(index, phones.length) })),
  );
  return flat.map((placed, index) => ({
    ...placed,
    left: flat[index - 1]?.phone ?? definition.silence,
    right: flat[index + 1]?.phone ?? definition.silence,
  }));
}

export function contextOf(definition: ModelDefinition, placed: PlacedPhone, phone = placed.phone): number {
  return phoneInContext(definition, phone, placed.left, placed.right, placed.position);
}
