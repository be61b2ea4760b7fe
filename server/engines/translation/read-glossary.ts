import type { PartOfSpeech } from '#contract/translation.ts';

export interface Sense {
  pos: PartOfSpeech;
  meanings: string[];
}

/** Words and short phrases in lower case, with what they mean in Vietnamese, likeliest first. */
export type Glossary = ReadonlyMap<string, readonly Sense[]>;

const PARTS: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  adv: 'adverb',
  pron: 'pronoun',
  det: 'determiner',
  prep: 'preposition',
  conj: 'conjunction',
  num: 'number',
  ex: 'exclamation',
  ph: 'phrase',
};

/** A malformed line of a glossary. */
class GlossaryFault extends Error {
  override name = 'GlossaryFault';
}

/**
 * Parses a glossary. A line is `word|part of speech|meaning, meaning`; a word with several parts of speech
 * has several lines. Lines that start with # are comments.
 * @throws GlossaryFault naming the first malformed line
 */
export function readGlossary(text: string): Glossary {
  const glossary = new Map<string, Sense[]>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [word = '', part = '', meanings = '', ...more] = line.split('|');
    const pos = PARTS[part];
    if (word === '' || !pos || meanings === '' || more.length > 0) throw new GlossaryFault(`"${line}"`);
    const senses = glossary.get(word) ?? [];
    senses.push({ pos, meanings: meanings.split(', ') });
    glossary.set(word, senses);
  }
  return glossary;
}
