import type { AcousticModel } from './acoustic-model.ts';
import { extractFeatures, FRAMES_PER_SECOND } from './features.ts';
import { type PronouncingDictionary, pronunciations } from './g2p.ts';
import { fitReading, hearVariants, type ReadingFit } from './reading-fit.ts';
import { type ReadingWord, readingWords } from './reading-words.ts';
import { phoneScore, type ScoreRange, textMatch, utteranceScore, wordScore } from './score-curves.ts';
import weights from './score-weights.ts';
import { SenoneScores } from './senones.ts';
import { inspectSignal, type SignalReport } from './signal-checks.ts';

export interface ScoredPhone {
  /** ARPAbet, without stress digit. */
  phone: string;
  /** Seconds from the start of the recording. */
  start: number;
  end: number;
  /** 0–100. */
  score: number;
}

export interface ScoredWord {
  text: string;
  start: number;
  end: number;
  score: number;
  phones: ScoredPhone[];
}

export type SignalDecline = 'silence' | 'noise' | 'clipping' | 'too_short' | 'too_long';
export type PronunciationDecline = SignalDecline | 'other_text';

export type Pronunciation =
  | { outcome: 'declined'; reason: PronunciationDecline }
  | {
      outcome: 'scored';
      /** 0–100. */
      score: ScoreRange;
      /** 0–1: how likely the range holds what an expert would say. */
      confidence: number;
      /** Seconds. */
      duration: number;
      /** Words a minute, pauses left out. */
      speechRate: number;
      words: ScoredWord[];
    };

export interface SpeechKnowledge {
  model: AcousticModel;
  dictionary: PronouncingDictionary;
}

const LONGEST_SECONDS = 180;
/** The longest turn of free speech is five minutes; a recorder may stop a little late. */
const LONGEST_TALK_SECONDS = 330;
const MOST_WORDS = 400;
const SHORTEST_SECONDS = 0.3;
/** Nobody says three phones in less than a tenth of a second for long. */
const FEWEST_FRAMES_A_PHONE = 3;
/** dB below full scale: under it there is no voice worth the name, or no voice was found in faint noise. */
const SILENT = -55;
const FAINT = -40;
const FEWEST_VOICED = 0.15;
const MOST_CLIPPED = 0.02;

/** Tells from the signal alone why a recording cannot be scored. */
function refuseSignal(signal: SignalReport, longest: number): SignalDecline | null {
  if (signal.duration > longest) return 'too_long';
  if (signal.duration < SHORTEST_SECONDS) return 'too_short';
  if (signal.loudness < SILENT) return 'silence';
  if (signal.clippedShare > MOST_CLIPPED) return 'clipping';
  if (signal.voicedShare < FEWEST_VOICED) return signal.loudness < FAINT ? 'silence' : 'noise';
  return null;
}

/**
 * Why no speech can be heard in a recording of free speech; null when it can.
 * @param pcm mono, 16 kHz
 */
export const screenTalk = (pcm: Int16Array): SignalDecline | null =>
  refuseSignal(inspectSignal(pcm), LONGEST_TALK_SECONDS);

interface SpokenWord {
  /** Index of the word of the text that it belongs to. */
  reading: number;
  variants: readonly (readonly number[])[];
}

function spokenWords(words: readonly ReadingWord[], { model, dictionary }: SpeechKnowledge): SpokenWord[] {
  const { phoneIndex } = model.definition;
  return words.flatMap(({ spoken }, reading) =>
    spoken.flatMap((word) => {
      const variants = pronunciations(word, dictionary).map((phones) =>
        phones.flatMap((phone) => phoneIndex.get(phone) ?? []),
      );
      return variants.length === 0 ? [] : [{ reading, variants }];
    }),
  );
}

function scoreWords(
  words: readonly ReadingWord[],
  spoken: readonly SpokenWord[],
  { phones, alignment, fits }: ReadingFit,
  names: readonly string[],
): ScoredWord[] {
  return words.flatMap(({ text }, reading) => {
    const own = phones.flatMap((placed, index) => {
      const fit = fits[index];
      const segment = alignment.segments[index];
      if (spoken[placed.word]?.reading !== reading || fit === undefined || segment === undefined) return [];
      const start = segment.start / FRAMES_PER_SECOND;
      const end = segment.end / FRAMES_PER_SECOND;
      return [{ fit, scored: { phone: names[placed.phone] ?? '', start, end, score: phoneScore(fit) } }];
    });
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      {
        text,
        start: first.scored.start,
        end: last.scored.end,
        score: wordScore(own.map(({ fit }) => fit)),
        phones: own.map(({ scored }) => scored),
      },
    ];
  });
}

/**
 * Scores how a text was read aloud.
 * @param pcm mono, 16 kHz
 * @param text English; @throws if it has no word that can be read
 */
export function scorePronunciation(knowledge: SpeechKnowledge, pcm: Int16Array, text: string): Pronunciation {
  const { model } = knowledge;
  const words = readingWords(text);
  const spoken = spokenWords(words, knowledge);
  if (spoken.length === 0) throw new Error('the reference text has no word that can be read aloud');
  const declined = (reason: PronunciationDecline) => ({ outcome: 'declined', reason }) as const;
  if (spoken.length > MOST_WORDS) return declined('too_long');
  const signal = inspectSignal(pcm);
  const refusal = refuseSignal(signal, LONGEST_SECONDS);
  if (refusal !== null) return declined(refusal);

  const scores = new SenoneScores(model, extractFeatures(pcm, model.features));
  const phoneCount = spoken.reduce((sum, { variants }) => sum + (variants[0]?.length ?? 0), 0);
  if (scores.frames < FEWEST_FRAMES_A_PHONE * phoneCount) return declined('too_short');
  const heard = hearVariants(
    model,
    scores,
    spoken.map(({ variants }) => variants),
  );
  const fit = heard && fitReading(model, scores, heard);
  if (fit === null) return declined('too_short');
  const match = textMatch(fit.fits, fit.decoyMargin);
  if (match < weights.leastTextMatch) return declined('other_text');

  const spokenFrames = fit.alignment.segments.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    outcome: 'scored',
    score: utteranceScore(fit.fits),
    confidence: weights.rangeCoverage * match,
    duration: signal.duration,
    speechRate: (words.length * 60 * FRAMES_PER_SECOND) / spokenFrames,
    words: scoreWords(words, spoken, fit, model.definition.phones),
  };
}
