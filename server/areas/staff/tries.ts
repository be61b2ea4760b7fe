import type { Database } from '#server/db/connect.ts';
import { sessionTries } from '#server/http/enter-code.ts';
import { hourly } from '#server/http/hourly-limits.ts';
import { useUp } from '#server/http/rate-limit.ts';

/** All sessions of a learner together: a stolen one does not lock the others out. */
const PER_LEARNER = 30;

/** Counts a try before it is looked at. @throws ApiFailure `TOO_MANY_REQUESTS` */
export const factorLimits = (db: Database, learnerId: string, session: string): Promise<void> =>
  useUp(
    db,
    [sessionTries(session), hourly('second-factor/learner', { learner: learnerId }, PER_LEARNER)],
    'TOO_MANY_REQUESTS',
  );
