import { z } from 'zod/mini';
import { threadWorker } from '../thread-worker.ts';
import { WorkerQueue } from '../worker-queue.ts';
import type { FliteSound } from './run-flite.ts';
import { SpeechFailed, type TextToSpeech, type Utterance, type Voice } from './text-to-speech.ts';

const TIMEOUT_MS = 60_000;
const CAPACITY = 100;
/** Maximum characters per run: it says about 14 a second and holds the sound in memory. */
const MAX_CHARACTERS = 2_000;

/**
 * The speakers of each voice in order, tuned to about 155 words a minute. flite has only one woman, so the
 * others are pitch-shifted; its second man is Scottish.
 */
const SPEAKERS: Record<Voice, readonly Required<FliteSound>[]> = {
  female: [
    { voice: 'slt', stretch: 1.12, pitch: 1 },
    { voice: 'slt', stretch: 1.05, pitch: 1.25 },
    { voice: 'slt', stretch: 1.15, pitch: 0.88 },
  ],
  male: [
    { voice: 'rms', stretch: 0.95, pitch: 1 },
    { voice: 'awb', stretch: 1.1, pitch: 1 },
    { voice: 'awb', stretch: 1.2, pitch: 0.85 },
  ],
};

function soundOf({ voice, speaker, rate }: Utterance): FliteSound {
  const speakers = SPEAKERS[voice];
  const sound = speakers[speaker % speakers.length];
  if (sound === undefined) throw new SpeechFailed(`no speaker has the voice ${voice}`);
  return { ...sound, stretch: sound.stretch / rate };
}

/** Id of the plain voice's engine. */
export const FLITE = 'flite-1';

/** CMU Flite 2.2 compiled to WebAssembly, in a worker thread: small, fast, plain, and works offline. */
export function createFlite(): TextToSpeech {
  const queue = new WorkerQueue({
    worker: threadWorker(new URL('./flite-worker.ts', import.meta.url)),
    timeoutMs: TIMEOUT_MS,
    capacity: CAPACITY,
    parse: (value) => z.instanceof(Int16Array).parse(value),
  });
  return {
    engine: FLITE,
    async speak(utterance) {
      if (utterance.text.length > MAX_CHARACTERS)
        throw new SpeechFailed(`a text of ${utterance.text.length} characters is too long`);
      const pcm = await queue.run({ text: utterance.text, sound: soundOf(utterance) });
      if (pcm.length === 0) throw new SpeechFailed(`nothing to be heard in "${utterance.text}"`);
      return pcm;
    },
    close: () => queue.close(),
  };
}
