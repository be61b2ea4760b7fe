import type { Database } from '#server/db/connect.ts';
import { useUp } from '#server/http/rate-limit.ts';

const HOUR = 3_600;
/** First codes that one session may try in an hour: enough for typing errors. */
const PER_SESSION = 10;
/** All sessions of a learner together: a stolen one does not lock the others out. */
const PER_LEARNER = 30;

/** Counts a try before it is looked at. @throws ApiFailure `TOO_MANY_REQUESTS` */
export const factorLimits = (db: Database, learnerId: string, session: string): Promise<void> =>
  useUp(
    db,
    [
      { name: 'second-factor/session', subject: { session }, max: PER_SESSION, windowSeconds: HOUR },
      {
        name: 'second-factor/learner',
        subject: { learner: learnerId },
        max: PER_LEARNER,
        windowSeconds: HOUR,
      },
    ],
    'TOO_MANY_REQUESTS',
  );
