import { z } from 'zod/mini';

/** What a decoding process is asked: the samples of a file from so many seconds on or, with a limit, only its seconds. */
export const audioRequest = z.object({
  file: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  from: z.number(),
  most: z.nullable(z.number()),
});
export type AudioRequest = z.infer<typeof audioRequest>;
