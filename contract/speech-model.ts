import { z } from 'zod/mini';
import { downloadMedia } from './download.ts';

const packed = {
  /** The engine whose results it produces: the same as the server's. */
  engine: z.object({ name: z.string(), version: z.string() }),
  /** The model as one compressed file; its path changes with its content. */
  file: downloadMedia,
};
const packedModel = z.object(packed);
export type PackedModel = z.infer<typeof packedModel>;

/** The scorer of pronunciation, with the other models. */
export const speechModel = z.object({
  ...packed,
  /** Recognises what was said; missing from earlier servers, and where it cannot be made. */
  recogniser: z.optional(packedModel),
});
export type SpeechModel = z.infer<typeof speechModel>;
