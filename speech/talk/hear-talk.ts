import { refuseTalk, type SignalDecline, type SpeechKnowledge } from '../aligned-reading.ts';
import { extractFeatures } from '../features.ts';
import { FRAMES_PER_SECOND } from '../frames.ts';
import { SenoneScores } from '../senones.ts';
import { inspectSignal } from '../signal-checks.ts';
import { findWords } from './find-words.ts';
import { talkWords } from './talk-words.ts';
import { fitWord } from './word-fit.ts';

/** Seconds from the start of the recording. */
export interface Stretch {
  start: number;
  end: number;
}

/** A word of the transcript and its location in the recording. */
export interface HeardWord {
  text: string;
  /** UTF-16 offsets into the transcript. */
  from: number;
  to: number;
  /** Null if it was not heard. */
  said: (Stretch & { fit: number; syllables: number }) | null;
}

export type HeardTalk =
  | { outcome: 'declined'; reason: SignalDecline | 'other_text' }
  | {
      outcome: 'heard';
      /** Of the recording, seconds. */
      duration: number;
      words: HeardWord[];
      /** Silent stretches between the first word and the last one. */
      pauses: Stretch[];
      /** Seconds of sound missing from the transcript, between the first word and the last one. */
      untold: number;
    };

/**
 * Minimum share of the transcript's words that are found, and of the sound they explain. In concatenated
 * readings by learners, the right text had at least 0.91 of the words for four of five speakers, another text
 * at most 0.34; for one speaker nothing can be concluded (docs/decisions/031).
 */
const MIN_FOUND = 0.55;
const MIN_EXPLAINED = 0.5;
const VOWEL = /^[AEIOU]/;
/** Nobody sustains three phones in less than a tenth of a second. */
const MIN_FRAMES_PER_PHONE = 3;

const seconds = ({ start, end }: { start: number; end: number }): Stretch => ({
  start: start / FRAMES_PER_SECOND,
  end: end / FRAMES_PER_SECOND,
});
const length = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * Locates the words of a transcript in a recording of free speech.
 * @param pcm mono, 16 kHz, five and a half minutes at most
 * @param transcript English
 */
export function hearTalk(
  { model, dictionary }: Pick<SpeechKnowledge, 'model' | 'dictionary'>,
  pcm: Int16Array,
  transcript: string,
): HeardTalk {
  const refusal = refuseTalk(inspectSignal(pcm));
  if (refusal !== null) return { outcome: 'declined', reason: refusal };
  const words = talkWords(transcript, model.definition, dictionary);
  const firsts = words.map(({ variants }) => variants[0] ?? []);
  const scores = new SenoneScores(model, extractFeatures(pcm, model.features));
  const phones = firsts.reduce((sum, word) => sum + word.length, 0);
  if (words.length === 0 || MIN_FRAMES_PER_PHONE * phones * MIN_FOUND > scores.frames)
    return { outcome: 'declined', reason: 'other_text' };

  const { stretches, best } = findWords(model, scores, firsts);
  const said = new Map<number, NonNullable<HeardWord['said']>>();
  for (const [index, stretch] of stretches.entries()) {
    if (stretch.kind !== 'word') continue;
    const beside = (at: number) => {
      const other = stretches[at];
      return other?.kind === 'word' ? (firsts[other.word] ?? []) : [];
    };
    const around = { before: beside(index - 1), after: beside(index + 1) };
    const fitted = fitWord({ model, scores, best }, words[stretch.word]?.variants ?? [], stretch, around);
    if (fitted === null) continue;
    const vowels = fitted.phones.filter((phone) => VOWEL.test(model.definition.phones[phone] ?? '')).length;
    said.set(stretch.word, { ...seconds(stretch), fit: fitted.fit, syllables: Math.max(1, vowels) });
  }
  const wordsAt = stretches.flatMap(({ kind }, index) => (kind === 'word' ? [index] : []));
  const inside = stretches.slice(wordsAt[0] ?? 0, (wordsAt.at(-1) ?? -1) + 1);
  const of = (kind: 'pause' | 'other', among = inside) =>
    among.filter((stretch) => stretch.kind === kind).map(seconds);
  const explained = length([...said.values()]);
  const untold = length(of('other', stretches));
  if (said.size < MIN_FOUND * words.length || explained < MIN_EXPLAINED * (explained + untold))
    return { outcome: 'declined', reason: 'other_text' };
  return {
    outcome: 'heard',
    duration: scores.frames / FRAMES_PER_SECOND,
    words: words.map(({ text, from, to }, word) => ({ text, from, to, said: said.get(word) ?? null })),
    pauses: of('pause'),
    untold: length(of('other')),
  };
}
