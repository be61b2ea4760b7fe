/**
 * Lets the sound network judge each reading of the data set, with its text and with another one's. Those to learn from are
 * judged by a network that has not heard their speaker. A few minutes, so results are cached next to the data.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { readWav } from '#server/engines/audio/wav.ts';
import type { HeardReading } from '../heard-reading.ts';
import type { JudgedReading } from '../scoring/judge-reading.ts';
import { measureReading } from '../scoring/measures.ts';
import type { PhoneNorm } from '../scoring/phone-norm.ts';
import type { ScoreModel } from '../scoring/score-model.ts';
import { hearFrames } from '../scoring/sound-network/frame-network.ts';
import { judgeSounds, readSoundNetwork, type SoundNetwork } from '../scoring/sound-network/sound-network.ts';
import type { SoundVerdicts } from '../scoring/sound-network/sound-verdicts.ts';
import { type HeardMarks, hearReadings } from './hear-readings.ts';
import { FOLDS } from './lessons.ts';
import type { MarkedReading } from './speechocean.ts';

/** A reading of the data set as judged with its text, and with another one. */
export interface JudgedMarks {
  /** Of the reading in the data set. */
  index: number;
  marks: MarkedReading;
  own: JudgedReading | null;
  other: JudgedReading | null;
}

/** What is known of each phone: see `ScoreModel`. */
interface KnownPhones {
  names: readonly string[];
  norms: readonly PhoneNorm[];
}

interface Part {
  folder: string;
  split: 'train' | 'test';
  /** The fold of a speaker, of those to learn from. */
  foldOf: (speaker: string) => number;
}

interface Verdicts {
  own: SoundVerdicts | null;
  other: SoundVerdicts | null;
}

const networkAt = (path: string): SoundNetwork =>
  readSoundNetwork(readFileSync(new URL(path, import.meta.url)));

/** The network that ships, or one learnt without each fifth of the speakers. */
function networksFor(split: Part['split']): SoundNetwork[] {
  if (split === 'test') return [networkAt('../model/sound-network.bin')];
  return Array.from({ length: FOLDS }, (_, fold) => networkAt(`./sound-network/fold-${fold}.bin`));
}

function verdictsOf(
  { folder, split, foldOf }: Part,
  readings: readonly HeardMarks[],
  { names, norms }: KnownPhones,
): Verdicts[] {
  const cache = join(folder, `verdicts-${split}.bin`);
  if (existsSync(cache)) return deserialize(readFileSync(cache));
  const networks = networksFor(split);
  const verdicts = readings.map(({ marks, heard, otherText, pitch, shares }): Verdicts => {
    const network = networks[split === 'test' ? 0 : foldOf(marks.speaker)];
    if (!network) throw new Error('there is no network for this reading');
    const pcm = readWav(readFileSync(marks.wav));
    const frames = hearFrames(network.weights.frames, { pcm, shares, pitch });
    const judge = (one: HeardReading | null) =>
      one && judgeSounds(network, measureReading(one, pitch, names, norms), frames);
    return { own: judge(heard), other: judge(otherText) };
  });
  writeFileSync(cache, serialize(verdicts));
  return verdicts;
}

export function judgeReadings(
  part: Part,
  readings: readonly HeardMarks[],
  phones: KnownPhones,
): JudgedMarks[] {
  const verdicts = verdictsOf(part, readings, phones);
  return readings.map(({ index, marks, heard, otherText, pitch }, at) => {
    const judged = (one: HeardReading | null, by: SoundVerdicts | null = null): JudgedReading | null =>
      one && by ? { reading: measureReading(one, pitch, phones.names, phones.norms), verdicts: by } : null;
    const { own, other } = verdicts[at] ?? {};
    return { index, marks, own: judged(heard, own), other: judged(otherText, other) };
  });
}

/** The readings to be tested with, judged by what ships. */
export const judgeTestReadings = async (
  folder: string,
  { phones: names, norms }: Pick<ScoreModel, 'phones' | 'norms'>,
): Promise<JudgedMarks[]> =>
  judgeReadings({ folder, split: 'test', foldOf: () => 0 }, await hearReadings(folder, 'test'), {
    names,
    norms,
  });
