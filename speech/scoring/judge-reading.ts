import type { HeardReading } from '../heard-reading.ts';
import { type MeasuredReading, measureReading } from './measures.ts';
import type { ScoreModel } from './score-model.ts';
import { type FrameInput, hearFrames } from './sound-network/frame-network.ts';
import { judgeSounds } from './sound-network/sound-network.ts';
import type { SoundVerdicts } from './sound-network/sound-verdicts.ts';

/** A reading as measured by its alignment, and what the network makes of its sounds. */
export interface JudgedReading {
  reading: MeasuredReading;
  verdicts: SoundVerdicts;
}

export function judgeReading(
  { phones, norms, network }: Pick<ScoreModel, 'phones' | 'norms' | 'network'>,
  heard: HeardReading,
  sound: FrameInput,
): JudgedReading {
  const reading = measureReading(heard, sound.pitch, phones, norms);
  return { reading, verdicts: judgeSounds(network, reading, hearFrames(network.weights.frames, sound)) };
}
