import type { TranscriptWord } from './transcript-word.ts';

/** Part of a transcript, by UTF-16 offsets. */
export interface Span {
  from: number;
  to: number;
}

/** Shorter sentences may be swallowed by who says them. Words. */
const FEWEST_WORDS = 4;
/** Share of a sentence's words that must be heard, lest it was not said. */
const LEAST_HEARD = 0.5;
/** No more words than this are found by chance where none was said. */
const MOST_BY_CHANCE = 3;
/** So many words in a row that are not heard were not said, whatever sentence they are in. */
const LONGEST_GAP = 6;

const isHeard = ({ said }: TranscriptWord): boolean => said !== null;

/** The words of each sentence; a text without full stops is one. */
function sentencesOf(transcript: string, words: readonly TranscriptWord[]): TranscriptWord[][] {
  const sentences: TranscriptWord[][] = [];
  let last: TranscriptWord | null = null;
  for (const word of words) {
    if (last === null || /[.!?\n]/.test(transcript.slice(last.to, word.from))) sentences.push([]);
    sentences.at(-1)?.push(word);
    last = word;
  }
  return sentences;
}

/** Stretches of words that were not heard, one after another. */
function gapsOf(words: readonly TranscriptWord[]): TranscriptWord[][] {
  const gaps: TranscriptWord[][] = [[]];
  for (const word of words) {
    if (isHeard(word)) gaps.push([]);
    else gaps.at(-1)?.push(word);
  }
  return gaps.filter(({ length }) => length >= LONGEST_GAP);
}

/**
 * Sentences, and long parts of them, that a transcript has and the recording has not: they tell nothing of the speaker.
 * In the order of the transcript; none overlaps another.
 */
export function unheardSentences(transcript: string, words: readonly TranscriptWord[]): Span[] {
  const stretches = sentencesOf(transcript, words).flatMap((sentence) => {
    const heard = sentence.filter(isHeard).length;
    const isInvented =
      sentence.length >= FEWEST_WORDS && heard <= MOST_BY_CHANCE && heard < LEAST_HEARD * sentence.length;
    return isInvented ? [sentence] : gapsOf(sentence);
  });
  return stretches.flatMap((stretch) => {
    const [first, last] = [stretch[0], stretch.at(-1)];
    if (!first || !last) return [];
    const mark = /^[.!?]+/.exec(transcript.slice(last.to))?.[0].length ?? 0;
    return [{ from: first.from, to: last.to + mark }];
  });
}
