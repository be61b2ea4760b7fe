import { SAMPLE_RATE } from '#speech/frames.ts';
import { likelyMeanings } from '#speech/meaning/likeness/likely-meanings.ts';
import type { AskedTurn } from '#speech/meaning/likeness/turn-words.ts';
import { recognise } from '#speech/recognition/recognise.ts';
import { resample, toPcm16 } from '#speech/resample.ts';
import { stretchHearer } from './hear-stretches.ts';
import type { HeardHere, HearingAnswer, HearingFailure, HearingRequest } from './hearing-messages.ts';
import { ModelError } from './model-error.ts';
import { openRecogniser } from './open-recogniser.ts';

/** Kept for the worker's lifetime; the page ends it to have its memory back. */
let opened: ReturnType<typeof open> | undefined;

const tell = (answer: HearingAnswer): void => postMessage(answer);

async function open({ model }: HearingRequest) {
  const { network, likeness } = await openRecogniser(model);
  const hear = stretchHearer({
    recognise: (pcm, options) => recognise(network, pcm, options),
    now: () => performance.now(),
    onProgress: (done, of) => tell({ name: 'progress', done, of }),
  });
  return async (pcm: Int16Array, turn: AskedTurn | undefined): Promise<HeardHere> => {
    const heard = await hear(pcm);
    return turn ? { ...heard, likely: likelyMeanings(likeness, heard.text, turn) } : heard;
  };
}

/** Browsers and the runtime have many words for it. */
const OUT_OF_MEMORY = /memory|alloc/i;

function reasonOf(error: unknown): HearingFailure {
  if (error instanceof ModelError) return error.reason;
  return error instanceof RangeError || OUT_OF_MEMORY.test(String(error)) ? 'memory' : 'failed';
}

async function answer(request: HearingRequest): Promise<void> {
  try {
    opened ??= open(request);
    const hear = await opened;
    tell({ name: 'opened' });
    if (!request.recording) return;
    const { samples, rate, turn } = request.recording;
    tell({ name: 'heard', heard: await hear(toPcm16(resample(samples, rate, SAMPLE_RATE)), turn) });
  } catch (error) {
    opened = undefined;
    // Where it was only to be opened, the next recording says so.
    if (request.recording) tell({ name: 'failed', reason: reasonOf(error), message: String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<HearingRequest>) => void answer(data));
