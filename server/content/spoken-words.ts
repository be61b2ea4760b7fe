import { type ListeningScript, readListeningScript } from '#rules/listening/script.ts';

/** `![ship · sheep](say)` in a text has these words spoken by a voice. */
const SAID = /!\[([^[\]\n]+)\]\(say\)/g;
/** Separates words that are spoken one after another. */
const BETWEEN = ' · ';
/** Slower than conversation, so that the words can be distinguished. */
const SPEAKERS = { VOICE: { voice: 'female', rate: 0.85 } } as const;

/** English words of a text to be spoken. */
interface SpokenWords {
  words: string;
  script: ListeningScript;
}

/** A text as written in its file, with its spoken words. */
export interface SpokenText {
  source: string;
  spoken: SpokenWords[];
}

const scriptOf = (words: string): ListeningScript | null => {
  const turns = words.split(BETWEEN).map((word) => `VOICE: ${/[.?!]$/.test(word) ? word : `${word}.`}`);
  const reading = readListeningScript(turns.join('\n\n'), SPEAKERS);
  return reading.ok ? reading.script : null;
};

/** Extracts the spoken words of a text, without duplicates. */
export const spokenIn = (source: string): SpokenText => {
  const all = new Set([...source.matchAll(SAID)].map(([, words = '']) => words));
  return {
    source,
    spoken: [...all].flatMap((words) => {
      const script = scriptOf(words);
      return script ? [{ words, script }] : [];
    }),
  };
};

/**
 * The text to display: a player if the words were recorded, else just the words.
 * @param addressOf URL of a recording; null if there is none
 */
export const withVoices = (
  { source, spoken }: SpokenText,
  addressOf: (script: ListeningScript) => string | null,
): string =>
  source.replace(SAID, (_, words: string) => {
    const script = spoken.find((one) => one.words === words)?.script;
    const address = script ? addressOf(script) : null;
    return address === null ? `_${words}_` : `![${words}](${address})`;
  });
