/**
 * Runs the model on each reading of the data set, with its text and with another one's. Takes an hour on one
 * core, so results are cached next to the data and computed with as many threads as the machine has cores.
 */
import { existsSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { readWav } from '#server/engines/audio/wav.ts';
import { loadAcousticModel } from '#server/engines/speech/speech-knowledge.ts';
import { type HeardReading, hearReading, hearRecording } from '../heard-reading.ts';
import { inspectSignal } from '../signal-checks.ts';
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

interface Task {
  folder: string;
  split: 'train' | 'test';
  part: number;
  parts: number;
}

/** Offset large enough to avoid neighbouring readings by the same speaker on the same topic. */
export const OTHER_TEXT = 37;
const TOLD_EVERY = 50;

function hearPart({ folder, split, part, parts }: Task): HeardMarks[] {
  const model = loadAcousticModel();
  const readings = readSpeechocean(folder, split);
  const wordsOf = (reading: MarkedReading | undefined) =>
    (reading?.words ?? []).map(({ phones }) =>
      phones.flatMap((phone) => model.definition.phoneIndex.get(phone) ?? []),
    );
  return readings.flatMap((marks, index) => {
    if (index % parts !== part) return [];
    // The console of a busy thread is delayed; a direct write is not.
    if (index % TOLD_EVERY === 0) writeSync(1, `${split}: ${index} of ${readings.length} heard\n`);
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

const inThread = (task: Task) =>
  new Promise<HeardMarks[]>((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** @param folder see `readSpeechocean`; results are cached there as `heard-<split>.bin` */
export async function hearReadings(folder: string, split: 'train' | 'test'): Promise<HeardMarks[]> {
  const cache = join(folder, `heard-${split}.bin`);
  if (!existsSync(cache)) {
    const parts = availableParallelism();
    const tasks = Array.from({ length: parts }, (_, part) => inThread({ folder, split, part, parts }));
    const heard = (await Promise.all(tasks)).flat().toSorted((a, b) => a.index - b.index);
    writeFileSync(cache, serialize(heard));
  }
  return deserialize(readFileSync(cache));
}

if (!isMainThread) parentPort?.postMessage(hearPart(workerData));
