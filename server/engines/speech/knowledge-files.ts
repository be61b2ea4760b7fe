import { readFileSync } from 'node:fs';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { ACOUSTIC_FILES, type KnowledgeFile } from '#speech/pack/knowledge.ts';
import { writeWordList } from '#speech/pack/word-list.ts';

const MODEL = new URL('../../../speech/model/', import.meta.url);

/** The CMU dictionary lists alternative pronunciations of a word as "word(2)", "word(3)". */
function cmuWords(): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const entry of Object.keys(dictionary)) {
    const phones = dictionary[entry] ?? '';
    const bracket = entry.endsWith(')') ? entry.indexOf('(') : -1;
    const word = bracket < 0 ? entry : entry.slice(0, bracket);
    const variants = words.get(word);
    if (variants) variants.push(phones);
    else words.set(word, [phones]);
  }
  return words;
}

/** A file that was learnt: see speech/training/README.md. */
export const readModelFile = (name: string): Uint8Array => readFileSync(new URL(name, MODEL));

function readKnowledgeFile(name: KnowledgeFile): Uint8Array {
  if (name === 'words') return writeWordList(cmuWords());
  const isAcoustic = ACOUSTIC_FILES.some((file) => file === name);
  return readModelFile(isAcoustic ? `en-us/${name}` : name);
}

/** The scorer's data by file: the US English model (about 7 MB), the score tables, and 2 MB of words. */
export const readKnowledgeFiles = (names: readonly KnowledgeFile[]): Map<string, Uint8Array> =>
  new Map(names.map((name) => [name, readKnowledgeFile(name)]));
