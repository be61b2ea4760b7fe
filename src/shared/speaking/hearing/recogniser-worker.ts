import { SAMPLE_RATE } from '#speech/features.ts';
import { recognise } from '#speech/recognition/recognise.ts';
import type { RecognisedText } from '#speech/recognition/transcript.ts';
import { resample, toPcm16 } from '#speech/resample.ts';
import { ModelError } from '#src/shared/reading-report/model-error.ts';
import { stretchHearer } from './hear-stretches.ts';
import type { HearingAnswer, HearingFailure, HearingRequest } from './hearing-messages.ts';
import { openRecogniser } from './open-recogniser.ts';

/** Kept for the worker's lifetime; the page ends it to have its memory back. */
let opened: Promise<(pcm: Int16Array) => Promise<RecognisedText>> | undefined;

const tell = (answer: HearingAnswer): void => postMessage(answer);

async function open({ model }: HearingRequest) {
  const network = await openRecogniser(model);
  return stretchHearer({
    recognise: (pcm, options) => recognise(network, pcm, options),
    now: () => performance.now(),
    onProgress: (done, of) => tell({ name: 'progress', done, of }),
  });
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
    const { samples, rate } = request.recording;
    tell({ name: 'heard', heard: await hear(toPcm16(resample(samples, rate, SAMPLE_RATE))) });
  } catch (error) {
    opened = undefined;
    // Where it was only to be opened, the next recording says so.
    if (request.recording) tell({ name: 'failed', reason: reasonOf(error), message: String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<HearingRequest>) => void answer(data));
