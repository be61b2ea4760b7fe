import { z } from 'zod/mini';
import { downloadMedia } from './download.ts';

export const speechModel = z.object({
  /** The engine whose scores it produces: the same as the server's. */
  engine: z.object({ name: z.string(), version: z.string() }),
  /** The model as one compressed file; its path changes with its content. */
  file: downloadMedia,
});
export type SpeechModel = z.infer<typeof speechModel>;
