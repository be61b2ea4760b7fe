import { z } from 'zod/mini';

const spread = z.object({ mean: z.number(), deviation: z.number() });

/** Norms of a phone in the training readings. */
export const phoneNorm = z.object({ ratio: spread, posterior: spread, frames: spread, mark: z.number() });
export type PhoneNorm = z.infer<typeof phoneNorm>;
