import { z } from 'zod/mini';

const whole = (fallback: number, lowest: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(lowest)), fallback);

const settings = z.object({
  /** Duration of each measurement, of the fresh server and of the filled one, seconds. */
  LOAD_SECONDS: whole(300, 10),
  LOAD_LEARNERS: whole(1_000, 1),
  /** Stored attempts at the start of the second measurement; 0 skips it. */
  LOAD_ATTEMPTS: whole(100_000, 0),
  LOAD_SEED: whole(1, 0),
});
export type LoadSettings = z.infer<typeof settings>;

/** Read from the environment. Throws on a value that is not an integer in its range. */
export const readLoadSettings = (environment: Record<string, string | undefined>): LoadSettings =>
  settings.parse(environment);
