import { z } from 'zod/mini';
import { serveWorker } from '../serve-worker.ts';
import { encodeOpus } from './encode-opus.ts';
import { lowerPriority } from './lower-priority.ts';
import { opusInMp4 } from './opus-in-mp4.ts';

const pcmSchema = z.instanceof(Int16Array);

lowerPriority();
serveWorker(async (request) => {
  const pcm = pcmSchema.parse(request);
  return opusInMp4(await encodeOpus(pcm), pcm.length);
});
