import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { britishIpa } from '#rules/ipa/british-ipa.ts';
import { wordIpa } from '#rules/notebook/word-ipa.ts';
import { type PronouncingDictionary, type WordSounds, wordSounds } from '#speech/g2p.ts';
import { type ReadingWord, readingWords } from '#speech/reading-words.ts';

type Answer = ResponseOf<typeof ENDPOINTS.speech.graphemeToPhoneme>;
type Word = Answer['words'][number];
type Pronunciation = Word['pronunciations'][number];

/** Maximum pronunciations per word; more would not be distinguishable. */
const MAX_VARIANTS = 4;

/** The CMU dictionary with its stress digits, lazy-loaded. */
async function loadDictionary(): Promise<PronouncingDictionary> {
  const { dictionary } = await import('cmu-pronouncing-dictionary');
  return (word) => {
    const found: string[][] = [];
    for (let way = 1; way <= MAX_VARIANTS; way++) {
      const key = way === 1 ? word : `${word}(${way})`;
      const phones = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
      if (phones === undefined) break;
      found.push(phones.split(' '));
    }
    return found.length === 0 ? undefined : found;
  };
}

const soundOf = (word: string, arpabet: readonly string[]): Pronunciation => ({
  arpabet: [...arpabet],
  ipa_us: wordIpa(arpabet.join(' ')),
  ipa_gb: britishIpa(word, arpabet.join(' ')),
});

/** A token read as several words ("21") gets a single pronunciation: the first of each word. */
function joined(parts: readonly { word: string; sounds: WordSounds }[]): Pronunciation[] {
  const first = parts.flatMap(({ word, sounds }) => sounds.ways.slice(0, 1).map((way) => soundOf(word, way)));
  if (first.length === 0) return [];
  return [
    {
      arpabet: first.flatMap(({ arpabet }) => arpabet),
      ipa_us: first.map(({ ipa_us }) => ipa_us).join(' '),
      ipa_gb: first.map(({ ipa_gb }) => ipa_gb).join(' '),
    },
  ];
}

function wordOf({ text, spoken }: ReadingWord, dictionary: PronouncingDictionary): Word {
  const parts = spoken.map((word) => ({ word, sounds: wordSounds(word, dictionary) }));
  const [only] = parts;
  const pronunciations =
    only && parts.length === 1 ? only.sounds.ways.map((way) => soundOf(only.word, way)) : joined(parts);
  const source = parts.every(({ sounds }) => sounds.source === 'dictionary') ? 'dictionary' : 'rules';
  return { text, source, pronunciations };
}

/** Pronunciations of the words of an English text, in order. */
export async function soundsOfText(text: string, lang: Answer['lang']): Promise<Answer> {
  const dictionary = await loadDictionary();
  const words = readingWords(text).map((word) => wordOf(word, dictionary));
  const key = lang === 'en-GB' ? 'ipa_gb' : 'ipa_us';
  return {
    lang,
    ipa: words
      .map(({ pronunciations }) => pronunciations[0]?.[key] ?? '')
      .filter(Boolean)
      .join(' '),
    words,
  };
}
