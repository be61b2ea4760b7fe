import { type ListeningScript, readListeningScript } from '#rules/listening/script.ts';

/** Where a text has `![ship · sheep](say)`, a voice says these words. */
const SAID = /!\[([^[\]\n]+)\]\(say\)/g;
/** Between words that are said one after another. */
const BETWEEN = ' · ';
/** Slower than in a conversation: these are words to be told apart. */
const SPEAKERS = { VOICE: { voice: 'female', rate: 0.85 } } as const;

/** English words of a text that are to be heard. */
interface SpokenWords {
  words: string;
  script: ListeningScript;
}

/** A text as its file has it, with what is to be heard in it. */
export interface SpokenText {
  source: string;
  spoken: SpokenWords[];
}

const scriptOf = (words: string): ListeningScript | null => {
  const turns = words.split(BETWEEN).map((word) => `VOICE: ${/[.?!]$/.test(word) ? word : `${word}.`}`);
  const reading = readListeningScript(turns.join('\n\n'), SPEAKERS);
  return reading.ok ? reading.script : null;
};

/** What is to be heard in a text, each once. */
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
 * A text for readers: a player where the words were recorded, else the words alone.
 * @param addressOf address of a recording; null where there is none
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
