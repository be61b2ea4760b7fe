import { z } from 'zod/mini';
import { readWav } from '../audio/wav.ts';
import { serveWorker } from '../serve-worker.ts';
import { lowerPriority } from './lower-priority.ts';
import { runFlite } from './run-flite.ts';

const requestSchema = z.object({
  text: z.string(),
  sound: z.object({ voice: z.enum(['slt', 'rms', 'awb']), stretch: z.number(), pitch: z.number() }),
});

lowerPriority();
serveWorker(async (request) => {
  const { text, sound } = requestSchema.parse(request);
  return readWav(await runFlite(text, sound));
});
