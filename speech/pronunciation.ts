import type { Doubt, Slip } from '#contract/reading-evaluation.ts';
import {
  type AlignedReading,
  alignReading,
  type PronunciationDecline,
  type SpeechKnowledge,
  type SpokenWord,
} from './aligned-reading.ts';
import { FRAMES_PER_SECOND } from './frames.ts';
import type { HeardReading } from './heard-reading.ts';
import type { ReadingWord } from './reading-words.ts';
import type { EarStretch } from './recognition/ear-stretch.ts';
import type { HearText } from './recognition/hear-text.ts';
import { isNoisy, isRushed, withNoise, withoutRush } from './scoring/doubts.ts';
import type { EarNetwork } from './scoring/ear-network/ear-network.ts';
import type { SoundEar } from './scoring/ear-network/sound-ear.ts';
import { findSwaps } from './scoring/ear-network/swaps.ts';
import type { MarkRange } from './scoring/mark-range.ts';
import { markReading, type ReadingMarks } from './scoring/mark-reading.ts';
import { mean } from './scoring/statistics.ts';
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
  /** ARPAbet: the phone that was said instead, where that is sure. */
  said?: string;
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

export type Pronunciation =
  | { outcome: 'declined'; reason: PronunciationDecline }
  | {
      outcome: 'scored';
      /** Whether the recogniser's network heard it, too: then it is marked more surely. */
      hasEar: boolean;
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

/** What was certainly said otherwise, by the index of the phone: slips of Vietnamese speakers, and the phones said instead. */
interface Mistakes {
  slips: ReadonlyMap<number, Slip>;
  swaps: ReadonlyMap<number, string>;
}

/**
 * The words as in the text: one that is read as several ("1990s") gets the mean of their marks.
 * @param marks of the spoken words and phones, in spoken order
 */
function scoreWords(
  words: readonly ReadingWord[],
  spoken: readonly SpokenWord[],
  heard: HeardReading,
  marks: ReadingMarks,
  { slips, swaps }: Mistakes,
  names: readonly string[],
): ScoredWord[] {
  const spokenAt = [...new Set(heard.phones.map(({ word }) => word))];
  return words.flatMap(({ text }, reading) => {
    const phones = heard.phones.flatMap(({ word, phone, start, end }, index): ScoredPhone[] => {
      if (spoken[word]?.reading !== reading) return [];
      const seconds = { start: start / FRAMES_PER_SECOND, end: end / FRAMES_PER_SECOND };
      const [slip, said] = [slips.get(index), swaps.get(index)];
      const score = shownPhone(100 * (marks.phones[index] ?? 0), (slip ?? said) !== undefined);
      return [{ phone: names[phone] ?? '', ...seconds, score, ...(slip && { slip }), ...(said && { said }) }];
    });
    const own = spokenAt.flatMap((word, place) =>
      spoken[word]?.reading === reading ? [marks.words[place] ?? 0] : [],
    );
    const [first, last] = [phones[0], phones.at(-1)];
    if (first === undefined || last === undefined) return [];
    const isSlipped = phones.some(({ slip, said }) => slip ?? said);
    const score = shownWord(100 * mean(own), isSlipped);
    return [{ text, start: first.start, end: last.end, score, phones }];
  });
}

/** What scores readings more surely: the recogniser's network, and what was learnt on top of it. */
export interface ScoringEar {
  hearText: HearText;
  network: EarNetwork;
  sounds: SoundEar;
}

interface HeardByEar {
  ear: ScoringEar;
  /** Of the parts of the reading. */
  stretches: readonly EarStretch[];
}

/** Sounds that were said as another, by their index in the reading. */
function swapsIn(
  { ear, stretches }: HeardByEar,
  parts: AlignedReading['parts'],
  names: readonly string[],
): Map<number, string> {
  const swaps = new Map<number, string>();
  let first = 0;
  for (const [part, { judged }] of parts.entries()) {
    const stretch = stretches[part];
    const found = stretch ? findSwaps(ear.sounds, judged.reading, stretch, names) : [];
    for (const [index, said] of found) swaps.set(first + index, said);
    first += judged.reading.phones.length;
  }
  return swaps;
}

function scoreAligned(
  { model, scores }: SpeechKnowledge,
  { signal, recording, words, spoken, said, heard, parts }: AlignedReading,
  heardByEar: HeardByEar | null,
): Pronunciation {
  const marks = markReading(
    scores,
    parts.map(({ judged }, part) => {
      const stretch = heardByEar?.stretches[part];
      return { judged, byEar: stretch ? { stretch, network: heardByEar.ear.network } : null };
    }),
  );
  if (marks.isOtherText) return { outcome: 'declined', reason: 'other_text' };
  const asked = spoken.map(({ spelled }, word) => ({ spelled, phones: said[word] ?? [] }));
  const slips = detectSlips(model, recording.scores, asked, heard.phones);
  const swaps = heardByEar ? swapsIn(heardByEar, parts, scores.phones) : new Map<number, string>();
  const spokenFrames = heard.phones.reduce((sum, { frames }) => sum + frames, 0);
  const pace = (heard.phones.length * FRAMES_PER_SECOND) / spokenFrames;
  const doubts: Doubt[] = [];
  if (isNoisy(signal.clearance)) doubts.push('noise');
  if (isRushed(pace)) doubts.push('rush');
  return {
    outcome: 'scored',
    hasEar: heardByEar !== null,
    ...soberAspects(marks.aspects, pace, signal.clearance),
    doubts,
    confidence: marks.rangeCoverage * marks.textMatch,
    duration: signal.duration,
    speechRate: (words.length * 60 * FRAMES_PER_SECOND) / spokenFrames,
    words: scoreWords(words, spoken, heard, marks, { slips, swaps }, scores.phones),
  };
}

/**
 * Scores how a text was read aloud, by its sounds alone.
 * @param pcm mono, 16 kHz
 * @param text English; @throws if it has no word that can be read
 */
export function scorePronunciation(knowledge: SpeechKnowledge, pcm: Int16Array, text: string): Pronunciation {
  const aligned = alignReading(knowledge, pcm, text);
  if (typeof aligned === 'string') return { outcome: 'declined', reason: aligned };
  return scoreAligned(knowledge, aligned, null);
}

/**
 * Scores how a text was read aloud more surely, with the recogniser's network.
 * @param pcm mono, 16 kHz
 * @param text English; @throws if it has no word that can be read
 */
export async function scoreByEar(
  knowledge: SpeechKnowledge,
  ear: ScoringEar,
  pcm: Int16Array,
  text: string,
): Promise<Pronunciation> {
  const aligned = alignReading(knowledge, pcm, text);
  if (typeof aligned === 'string') return { outcome: 'declined', reason: aligned };
  const stretches: EarStretch[] = [];
  for (const part of aligned.parts) stretches.push(await ear.hearText(part.pcm, part.words));
  return scoreAligned(knowledge, aligned, { ear, stretches });
}
