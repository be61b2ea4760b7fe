import { z } from 'zod/mini';
import { downloadMedia } from './download.ts';

export const speechModel = z.object({
  /** Whose scores it makes: the same as the server's own. */
  engine: z.object({ name: z.string(), version: z.string() }),
  /** The model as one compressed file; its address changes with its content. */
  file: downloadMedia,
});
export type SpeechModel = z.infer<typeof speechModel>;
