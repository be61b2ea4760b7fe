import type { TranscriptWord } from './transcript-word.ts';

/** Part of a transcript, by UTF-16 offsets. */
export interface Span {
  from: number;
  to: number;
}

/** Minimum words of a sentence: shorter ones may be spoken too indistinctly. */
const MIN_WORDS = 4;
/** Minimum share of a sentence's words that must be heard. */
const MIN_HEARD_SHARE = 0.5;
/** Maximum words matched by chance in a sentence that was not spoken. */
const MAX_BY_CHANCE = 3;
/** This many consecutive unheard words were not spoken, in whatever sentence. */
const MIN_GAP_WORDS = 6;

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

/** Long runs of words that were not heard. */
function gapsOf(words: readonly TranscriptWord[]): TranscriptWord[][] {
  const gaps: TranscriptWord[][] = [[]];
  for (const word of words) {
    if (isHeard(word)) gaps.push([]);
    else gaps.at(-1)?.push(word);
  }
  return gaps.filter(({ length }) => length >= MIN_GAP_WORDS);
}

/**
 * Sentences, or long parts of sentences, of the transcript that are not in the recording, so they must not be graded.
 * In the order of the transcript, without overlaps.
 */
export function unheardSentences(transcript: string, words: readonly TranscriptWord[]): Span[] {
  const stretches = sentencesOf(transcript, words).flatMap((sentence) => {
    const heard = sentence.filter(isHeard).length;
    const isInvented =
      sentence.length >= MIN_WORDS && heard <= MAX_BY_CHANCE && heard < MIN_HEARD_SHARE * sentence.length;
    return isInvented ? [sentence] : gapsOf(sentence);
  });
  return stretches.flatMap((stretch) => {
    const [first, last] = [stretch[0], stretch.at(-1)];
    if (!first || !last) return [];
    const mark = /^[.!?]+/.exec(transcript.slice(last.to))?.[0].length ?? 0;
    return [{ from: first.from, to: last.to + mark }];
  });
}
