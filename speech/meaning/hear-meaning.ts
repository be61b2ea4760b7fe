import { refuseTalk, type SpeechKnowledge } from '../aligned-reading.ts';
import { extractFeatures } from '../features.ts';
import { FRAMES_PER_SECOND } from '../frames.ts';
import { SenoneScores } from '../senones.ts';
import { inspectSignal } from '../signal-checks.ts';
import { decideMeaning, type HeardMeaning } from './decide-meaning.ts';
import type { ExpectedMeaning } from './expected-meaning.ts';
import { freeLoop } from './free-loop.ts';
import { SenoneColumns } from './senone-columns.ts';
import { type WeighedMeaning, weighMeaning } from './weigh-meaning.ts';

/** Nobody answers in less than this, in frames of speech. */
const LEAST_SPEECH = 0.15 * FRAMES_PER_SECOND;
/** Seconds of a turn: what is longer is no answer in a scene, and would take long to hear. */
const MAX_SECONDS = 60;

type Knowledge = Pick<SpeechKnowledge, 'model' | 'dictionary'>;

/**
 * Compares a recording with every meaning of a turn.
 * @param pcm mono, 16 kHz
 * @returns null if nobody speaks
 */
function weighMeanings(
  { model, dictionary }: Knowledge,
  pcm: Int16Array,
  meanings: readonly ExpectedMeaning[],
): WeighedMeaning[] | null {
  const columns = new SenoneColumns(new SenoneScores(model, extractFeatures(pcm, model.features)));
  const loop = freeLoop(model, columns);
  if (loop.isSpeech.reduce((sum, is) => sum + is, 0) < LEAST_SPEECH) return null;
  return meanings.flatMap((meaning) => weighMeaning({ model, dictionary, columns, loop }, meaning) ?? []);
}

/**
 * Finds which of the expected meanings was said.
 * @param pcm mono, 16 kHz
 */
export function hearMeaning(
  knowledge: Knowledge,
  pcm: Int16Array,
  meanings: readonly ExpectedMeaning[],
): HeardMeaning {
  const signal = inspectSignal(pcm);
  if (signal.duration > MAX_SECONDS) return { kind: 'other' };
  const refusal = refuseTalk(signal);
  // What is too loud for the microphone may still be understood.
  if (refusal !== null && refusal !== 'clipping') return { kind: 'silence' };
  const weighed = weighMeanings(knowledge, pcm, meanings);
  return weighed === null ? { kind: 'silence' } : decideMeaning(weighed);
}
