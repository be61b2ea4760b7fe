/**
 * Runs the model on each reading of the data set, with its text and with another one's. Takes an hour on one
 * core, so results are cached next to the data and computed with as many threads as the machine has cores.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { readWav } from '#server/engines/audio/wav.ts';
import { loadAcousticModel } from '#server/engines/speech/speech-knowledge.ts';
import { type HeardReading, hearReading, hearRecording } from '../heard-reading.ts';
import { inspectSignal } from '../signal-checks.ts';
import { inThreads, isOfPart, type ReadingsPart, servePart } from './reading-parts.ts';
import { type MarkedReading, readSpeechocean } from './speechocean.ts';

export interface HeardMarks {
  /** Of the reading in the data set. */
  index: number;
  marks: MarkedReading;
  pitch: Float32Array;
  /** Log of each rival's share of each frame. */
  shares: Float32Array;
  /** Null: too short for the text. */
  heard: HeardReading | null;
  /** The same recording aligned with the text of another reading. */
  otherText: HeardReading | null;
}

/** Offset large enough to avoid neighbouring readings by the same speaker on the same topic. */
export const OTHER_TEXT = 37;

function hearPart(own: ReadingsPart): HeardMarks[] {
  const { folder, split } = own;
  const model = loadAcousticModel();
  const readings = readSpeechocean(folder, split);
  const wordsOf = (reading: MarkedReading | undefined) =>
    (reading?.words ?? []).map(({ phones }) =>
      phones.flatMap((phone) => model.definition.phoneIndex.get(phone) ?? []),
    );
  return readings.flatMap((marks, index) => {
    if (!isOfPart(own, index, readings.length)) return [];
    const pcm = readWav(readFileSync(marks.wav));
    const recording = hearRecording(model, pcm);
    return [
      {
        index,
        marks,
        pitch: inspectSignal(pcm).pitch,
        shares: recording.evidence.posteriors,
        heard: hearReading(model, recording, wordsOf(marks)),
        otherText: hearReading(model, recording, wordsOf(readings[(index + OTHER_TEXT) % readings.length])),
      },
    ];
  });
}

/** @param folder see `readSpeechocean`; results are cached there as `heard-<split>.bin` */
export async function hearReadings(folder: string, split: 'train' | 'test'): Promise<HeardMarks[]> {
  const cache = join(folder, `heard-${split}.bin`);
  if (!existsSync(cache)) {
    const heard = await inThreads<HeardMarks>(import.meta.url, { folder, split });
    writeFileSync(cache, serialize(heard.toSorted((a, b) => a.index - b.index)));
  }
  return deserialize(readFileSync(cache));
}

await servePart(import.meta.url, hearPart);
