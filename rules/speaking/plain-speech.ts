import type { Disfluency } from './disfluency.ts';
import type { TranscriptWord } from './transcript-word.ts';
import type { Span } from './unheard-sentences.ts';

/** A transcript without repairs and unspoken words, with the original offset of each character. */
export interface PlainSpeech {
  text: string;
  /** Offset in the transcript of each character. */
  at: number[];
}

/** Omits fillers and repaired words, so that rules about word order see the speaker's final version. */
export function plainSpeech(
  transcript: string,
  words: readonly TranscriptWord[],
  marks: readonly (Disfluency | null)[],
  unheard: readonly Span[],
): PlainSpeech {
  const isUnheard = ({ from, to }: Span) => unheard.some((span) => from >= span.from && to <= span.to);
  const taken = words.filter((word, index) => marks[index] !== null && !isUnheard(word));
  const dropped = [...taken, ...unheard].toSorted((a, b) => a.from - b.from);
  const at: number[] = [];
  let text = '';
  let next = 0;
  for (let i = 0; i < transcript.length; i++) {
    while ((dropped[next]?.to ?? Number.POSITIVE_INFINITY) <= i) next++;
    const word = dropped[next];
    if (word && i >= word.from) continue;
    const letter = transcript.charAt(i);
    const isLoose = /[\s,]/.test(letter) && (text === '' || /\s$/.test(text));
    if (isLoose) continue;
    text += letter;
    at.push(i);
  }
  return { text, at };
}
