import { SAMPLE_RATE } from '#speech/frames.ts';
import { likelyMeanings } from '#speech/meaning/likeness/likely-meanings.ts';
import { recognise } from '#speech/recognition/recognise.ts';
import { resample, toPcm16 } from '#speech/resample.ts';
import { stretchHearer } from './hear-stretches.ts';
import type { HearingAnswer, HearingFailure, HearingRequest, ReadingRequest } from './hearing-messages.ts';
import { ModelError } from './model-error.ts';
import { openRecogniser } from './open-recogniser.ts';
import { readingScorer } from './reading-scorer.ts';

/** Kept for the worker's lifetime; the page ends it to have its memory back. */
let opened: ReturnType<typeof open> | undefined;

type Recording = NonNullable<HearingRequest['recording']>;

const tell = (answer: HearingAnswer): void => postMessage(answer);

async function open({ model }: HearingRequest | ReadingRequest) {
  const { network, likeness, ear } = await openRecogniser(model);
  const hear = stretchHearer({
    recognise: (pcm, options) => recognise(network, pcm, options),
    now: () => performance.now(),
  });
  return {
    async hear({ samples, rate, turn, before, stage }: Recording): Promise<HearingAnswer> {
      const pcm = toPcm16(resample(samples, rate, SAMPLE_RATE));
      const { text, soFar } = await hear({ pcm, before, stage });
      const heard = turn ? { ...text, likely: likelyMeanings(likeness, text.text, turn) } : text;
      return { name: 'heard', heard, soFar };
    },
    scorerOf: readingScorer(ear),
  };
}

/** Browsers and the runtime have many words for it. */
const OUT_OF_MEMORY = /memory|alloc/i;

function reasonOf(error: unknown): HearingFailure {
  if (error instanceof ModelError) return error.reason;
  return error instanceof RangeError || OUT_OF_MEMORY.test(String(error)) ? 'memory' : 'failed';
}

async function hear(request: HearingRequest): Promise<void> {
  opened ??= open(request);
  const recogniser = await opened;
  tell({ name: 'opened' });
  if (request.recording) tell(await recogniser.hear(request.recording));
}

async function score(request: ReadingRequest): Promise<void> {
  opened ??= open(request);
  const { scorerOf } = await opened;
  const scoreReading = await scorerOf(request.scorer);
  tell({ name: 'opened' });
  if (request.reading) tell({ name: 'scored', scored: await scoreReading(request.reading) });
}

async function answer(request: HearingRequest | ReadingRequest): Promise<void> {
  const isReading = 'scorer' in request;
  try {
    await (isReading ? score(request) : hear(request));
  } catch (error) {
    opened = undefined;
    // Where it was only to be opened, the next recording says so.
    if (isReading ? request.reading : request.recording)
      tell({ name: 'failed', reason: reasonOf(error), message: String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<HearingRequest | ReadingRequest>) => void answer(data));
