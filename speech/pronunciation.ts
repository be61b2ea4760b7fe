import type { Doubt, Slip } from '#contract/reading-evaluation.ts';
import type { AcousticModel } from './acoustic-model.ts';
import { FRAMES_PER_SECOND } from './frames.ts';
import { type PronouncingDictionary, pronunciations } from './g2p.ts';
import { type HeardReading, hearReading, hearRecording, hearVariants } from './heard-reading.ts';
import { type ReadingWord, readingWords } from './reading-words.ts';
import { isNoisy, isRushed, withNoise, withoutRush } from './scoring/doubts.ts';
import { type MarkRange, markReading, type ReadingMarks } from './scoring/mark-reading.ts';
import type { ScoreModel } from './scoring/score-model.ts';
import { mean } from './scoring/statistics.ts';
import { inspectSignal, type SignalReport } from './signal-checks.ts';
import { detectSlips } from './slips/detect-slips.ts';

export interface ScoredPhone {
  /** ARPAbet, without stress digit. */
  phone: string;
  /** Seconds from the start of the recording. */
  start: number;
  end: number;
  /** 0–100. */
  score: number;
  /** The detected slip, if any. */
  slip?: Slip;
}

export interface ScoredWord {
  text: string;
  start: number;
  end: number;
  score: number;
  phones: ScoredPhone[];
}

export interface ScoreRange {
  low: number;
  point: number;
  high: number;
}

export type SignalDecline = 'silence' | 'noise' | 'clipping' | 'too_short' | 'too_long';
export type PronunciationDecline = SignalDecline | 'other_text';

export type Pronunciation =
  | { outcome: 'declined'; reason: PronunciationDecline }
  | {
      outcome: 'scored';
      /** 0–100: overall and by aspect. */
      score: ScoreRange;
      accuracy: ScoreRange;
      fluency: ScoreRange;
      prosody: ScoreRange;
      /** Reasons for wider ranges or lower marks. */
      doubts: Doubt[];
      /** 0–1: probability that the range contains an expert's mark. */
      confidence: number;
      /** Seconds. */
      duration: number;
      /** Words per minute, excluding pauses. */
      speechRate: number;
      words: ScoredWord[];
    };

export interface SpeechKnowledge {
  model: AcousticModel;
  dictionary: PronouncingDictionary;
  scores: ScoreModel;
}

const MAX_SECONDS = 180;
/** The longest turn of free speech is five minutes; a recorder may stop a little late. */
const MAX_TALK_SECONDS = 330;
const MAX_WORDS = 400;
const SHORTEST_SECONDS = 0.3;
/** Nobody sustains three phones in less than a tenth of a second. */
const MIN_FRAMES_PER_PHONE = 3;
/** dB below full scale: below this there is no usable voice, or no voice in faint noise. */
const SILENT = -55;
const FAINT = -40;
/** Of 1,250 readings by learners, one is below 0.28; rumbling noise reaches 0.17. */
const MIN_VOICED = 0.22;
const MAX_CLIPPED = 0.02;

/** Reason, from the signal alone, why a recording cannot be scored; null if it can. */
function refuseSignal(signal: SignalReport, longest: number): SignalDecline | null {
  if (signal.duration > longest) return 'too_long';
  if (signal.duration < SHORTEST_SECONDS) return 'too_short';
  if (signal.loudness < SILENT) return 'silence';
  if (signal.clippedShare > MAX_CLIPPED) return 'clipping';
  if (signal.voicedShare < MIN_VOICED) return signal.loudness < FAINT ? 'silence' : 'noise';
  return null;
}

/** Why no speech can be heard in a recording of free speech; null when it can. */
export const refuseTalk = (signal: SignalReport): SignalDecline | null =>
  refuseSignal(signal, MAX_TALK_SECONDS);

interface SpokenWord {
  /** Index of its word in the text. */
  reading: number;
  /** Lower case. */
  spelled: string;
  variants: readonly (readonly number[])[];
}

function spokenWords(words: readonly ReadingWord[], { model, dictionary }: SpeechKnowledge): SpokenWord[] {
  const { phoneIndex } = model.definition;
  return words.flatMap(({ spoken }, reading) =>
    spoken.flatMap((word) => {
      const variants = pronunciations(word, dictionary).map((phones) =>
        phones.flatMap((phone) => phoneIndex.get(phone) ?? []),
      );
      return variants.length === 0 ? [] : [{ reading, spelled: word, variants }];
    }),
  );
}

/** Corrects the marks for haste and widens their ranges for noise. */
function soberAspects(aspects: ReadingMarks['aspects'], phonesASecond: number, clearance: number) {
  const of = (range: MarkRange) => ofHundred(withNoise(range, clearance));
  return {
    score: of(withoutRush(aspects.total, phonesASecond, 'total')),
    accuracy: of(aspects.accuracy),
    fluency: of(withoutRush(aspects.fluency, phonesASecond, 'fluency')),
    prosody: of(aspects.prosody),
  };
}

const ofHundred = ({ low, point, high }: MarkRange): ScoreRange => ({
  low: 100 * low,
  point: 100 * point,
  high: 100 * high,
});

/** Maximum score of a sound with a slip, and of a word with one: neither may be called clear. */
const SLIPPED_PHONE = 60;
const SLIPPED_WORD = 75;

/** The displayed score of a sound, and of a word. */
export const shownPhone = (score: number, isSlipped: boolean): number =>
  isSlipped ? Math.min(score, SLIPPED_PHONE) : score;
export const shownWord = (score: number, isSlipped: boolean): number =>
  Math.min(score, isSlipped ? SLIPPED_WORD : 100);

/**
 * The words as in the text: one that is read as several ("1990s") gets the mean of their marks.
 * @param marks of the spoken words and phones, in spoken order
 */
function scoreWords(
  words: readonly ReadingWord[],
  spoken: readonly SpokenWord[],
  heard: HeardReading,
  marks: ReadingMarks,
  slips: ReadonlyMap<number, Slip>,
  names: readonly string[],
): ScoredWord[] {
  const spokenAt = [...new Set(heard.phones.map(({ word }) => word))];
  return words.flatMap(({ text }, reading) => {
    const phones = heard.phones.flatMap(({ word, phone, start, end }, index): ScoredPhone[] => {
      if (spoken[word]?.reading !== reading) return [];
      const seconds = { start: start / FRAMES_PER_SECOND, end: end / FRAMES_PER_SECOND };
      const slip = slips.get(index);
      const score = shownPhone(100 * (marks.phones[index] ?? 0), slip !== undefined);
      return [{ phone: names[phone] ?? '', ...seconds, score, ...(slip && { slip }) }];
    });
    const own = spokenAt.flatMap((word, place) =>
      spoken[word]?.reading === reading ? [marks.words[place] ?? 0] : [],
    );
    const [first, last] = [phones[0], phones.at(-1)];
    if (first === undefined || last === undefined) return [];
    const isSlipped = phones.some(({ slip }) => slip);
    const score = shownWord(100 * mean(own), isSlipped);
    return [{ text, start: first.start, end: last.end, score, phones }];
  });
}

/**
 * Scores how a text was read aloud.
 * @param pcm mono, 16 kHz
 * @param text English; @throws if it has no word that can be read
 */
export function scorePronunciation(knowledge: SpeechKnowledge, pcm: Int16Array, text: string): Pronunciation {
  const { model, scores } = knowledge;
  const words = readingWords(text);
  const spoken = spokenWords(words, knowledge);
  if (spoken.length === 0) throw new Error('the reference text has no word that can be read aloud');
  const declined = (reason: PronunciationDecline) => ({ outcome: 'declined', reason }) as const;
  if (spoken.length > MAX_WORDS) return declined('too_long');
  const signal = inspectSignal(pcm);
  const refusal = refuseSignal(signal, MAX_SECONDS);
  if (refusal !== null) return declined(refusal);

  const recording = hearRecording(model, pcm);
  const phoneCount = spoken.reduce((sum, { variants }) => sum + (variants[0]?.length ?? 0), 0);
  if (recording.scores.frames < MIN_FRAMES_PER_PHONE * phoneCount) return declined('too_short');
  const said = hearVariants(
    model,
    recording.scores,
    spoken.map(({ variants }) => variants),
  );
  const heard = said && hearReading(model, recording, said);
  if (said === null || heard === null) return declined('too_short');
  const marks = markReading(scores, heard, signal.pitch);
  if (marks.textMatch < scores.textMatch.least) return declined('other_text');

  const asked = spoken.map(({ spelled }, word) => ({ spelled, phones: said[word] ?? [] }));
  const slips = detectSlips(model, recording.scores, asked, heard.phones);
  const spokenFrames = heard.phones.reduce((sum, { frames }) => sum + frames, 0);
  const pace = (heard.phones.length * FRAMES_PER_SECOND) / spokenFrames;
  const doubts: Doubt[] = [];
  if (isNoisy(signal.clearance)) doubts.push('noise');
  if (isRushed(pace)) doubts.push('rush');
  return {
    outcome: 'scored',
    ...soberAspects(marks.aspects, pace, signal.clearance),
    doubts,
    confidence: scores.rangeCoverage * marks.textMatch,
    duration: signal.duration,
    speechRate: (words.length * 60 * FRAMES_PER_SECOND) / spokenFrames,
    words: scoreWords(words, spoken, heard, marks, slips, scores.phones),
  };
}
