import type { AcousticModel } from './acoustic-model.ts';
import { cutReading } from './cut-reading.ts';
import { FRAMES_PER_SECOND, SHIFT } from './frames.ts';
import { type PronouncingDictionary, pronunciations } from './g2p.ts';
import {
  type HeardReading,
  type HeardRecording,
  hearReading,
  hearRecording,
  hearVariants,
  type WordPhones,
} from './heard-reading.ts';
import { type ReadingWord, readingWords } from './reading-words.ts';
import { type JudgedReading, judgeReading } from './scoring/judge-reading.ts';
import type { ScoreModel } from './scoring/score-model.ts';
import { inspectSignal, SIGNAL_FRAMES_PER_SECOND, type SignalReport } from './signal-checks.ts';

export type SignalDecline = 'silence' | 'noise' | 'clipping' | 'too_short' | 'too_long';
export type PronunciationDecline = SignalDecline | 'other_text';

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

export interface SpokenWord {
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

/** A part of a reading. */
export interface ReadingPart {
  pcm: Int16Array;
  /** As they are spoken. */
  words: readonly string[];
  judged: JudgedReading;
}

/** A recording of a text that was read aloud, aligned with it. */
export interface AlignedReading {
  signal: SignalReport;
  recording: HeardRecording;
  /** As they are written, and as they are spoken. */
  words: readonly ReadingWord[];
  spoken: readonly SpokenWord[];
  /** The pronunciation of each spoken word that was heard. */
  said: readonly WordPhones[];
  heard: HeardReading;
  /** In order: readings are judged in parts as long as those that experts marked. */
  parts: readonly ReadingPart[];
}

/**
 * Finds where the words of a text are in a recording.
 * @param pcm mono, 16 kHz
 * @param text English; @throws if it has no word that can be read
 * @returns the reason, if it cannot have been read there
 */
export function alignReading(
  knowledge: SpeechKnowledge,
  pcm: Int16Array,
  text: string,
): AlignedReading | PronunciationDecline {
  const { model, scores } = knowledge;
  const words = readingWords(text);
  const spoken = spokenWords(words, knowledge);
  if (spoken.length === 0) throw new Error('the reference text has no word that can be read aloud');
  if (spoken.length > MAX_WORDS) return 'too_long';
  const signal = inspectSignal(pcm);
  const refusal = refuseSignal(signal, MAX_SECONDS);
  if (refusal !== null) return refusal;

  const recording = hearRecording(model, pcm);
  const phoneCount = spoken.reduce((sum, { variants }) => sum + (variants[0]?.length ?? 0), 0);
  if (recording.scores.frames < MIN_FRAMES_PER_PHONE * phoneCount) return 'too_short';
  const variants = hearVariants(
    model,
    recording.scores,
    spoken.map(({ variants }) => variants),
  );
  const heard = variants && hearReading(model, recording, variants.words, variants.alignment);
  if (variants === null || heard === null) return 'too_short';
  const said = variants.words;
  const parts = cutReading(pcm.length, heard).map(({ from, to, heard: part }): ReadingPart => {
    const first = Math.floor(from / SHIFT);
    const sound = {
      pcm: pcm.subarray(from, to),
      shares: recording.evidence.posteriors.subarray(first * scores.phones.length),
      pitch: signal.pitch.subarray(first / (FRAMES_PER_SECOND / SIGNAL_FRAMES_PER_SECOND)),
    };
    const places = new Set(part.phones.map(({ word }) => word));
    const spelled = [...places].map((word) => spoken[word]?.spelled ?? '');
    return { pcm: sound.pcm, words: spelled, judged: judgeReading(scores, part, sound) };
  });
  return { signal, recording, words, spoken, said, heard, parts };
}
