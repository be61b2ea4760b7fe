import type { Pronunciation } from '#speech/pronunciation.ts';
import { RECOGNISER } from '#speech/recognition/recognise.ts';
import { textOf } from '#speech/recognition/transcript.ts';
import type { AudioDecoder } from '../audio/audio-decoder.ts';
import { type ProcessLimits, processWorker } from '../process-worker.ts';
import type { PronunciationInput } from '../speech/pronunciation-scorer.ts';
import { WorkerQueue } from '../worker-queue.ts';
import { HeardBefore } from './heard-before.ts';
import { recognisedWords, scoredReading } from './recognition-messages.ts';
import type { TranscriptionService } from './transcriber.ts';

/** A stretch takes about 1.5 s, and the first one of a process loads the model. */
const TIMEOUT_MS = 120_000;
/** Stretches that wait; a recording has one of them at a time. */
const CAPACITY = 200;
/** The model takes 450 MB: back when nobody has spoken for this long. */
const IDLE_MS = 300_000;
const LIMITS: ProcessLimits = { megabytes: 700, heapMegabytes: 160, processorSeconds: 60 };

/** Recognises speech, and scores readings more surely than their sounds alone allow. */
export interface Recogniser extends TranscriptionService {
  /** @param reading mono, 16 kHz, and the text that was read */
  scoreReading(reading: PronunciationInput): Promise<Pronunciation>;
  close(): Promise<void>;
}

/**
 * Recognises English speech on this machine, in a process of its own. Recordings take turns stretch by stretch, so that a
 * long one does not hold up a short one.
 */
export function createRecogniser(decoder: Pick<AudioDecoder, 'decode'>): Recogniser {
  const queue = new WorkerQueue({
    worker: processWorker(new URL('./recognition-process.ts', import.meta.url), LIMITS),
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
    capacity: CAPACITY,
    parse: (value: unknown) => value,
  });
  const before = new HeardBefore({
    decode: (bytes, from) => decoder.decode(bytes, from),
    run: async (stretch) => recognisedWords.parse(await queue.run(stretch)),
  });
  return {
    async transcribe({ bytes, stage = 'whole' }) {
      const stretches = await before.hear(bytes, stage);
      return { ...textOf(stretches), engine: RECOGNISER, source: 'server' };
    },
    scoreReading: async (reading) => scoredReading.parse(await queue.run(reading)),
    close: () => queue.close(),
  };
}
