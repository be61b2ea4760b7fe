import { v7 as uuidv7 } from 'uuid';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { useUp as countUse } from '../../http/rate-limit.ts';
import { notifyOperator } from '../../notices/notify-operator.ts';
import type { Platform } from '../../platform.ts';
import type { AdviceFilter } from './advice-list.ts';
import { adviceInState } from './advice-list.ts';

/** Files that an operator may download in 24 hours. */
const EXPORTS_PER_DAY = 10;
/** Rows of one file; a spreadsheet is slow beyond that, and a shorter one without a word would be taken for all. */
const ROWS_MAX = 20_000;
/** From how many rows on the centre is told of a file: as many numbers as nobody calls in a week. */
const LARGE_ROWS = 500;
const DAY_S = 86_400;

/**
 * Admits a download: counts it, and tells the centre of a large one.
 * @returns the requests that it may hold
 * @throws ApiFailure `EXPORT_LIMIT`, `EXPORT_TOO_LARGE`
 */
export async function beginExport(platform: Platform, state: AdviceFilter['state'], operator: string) {
  const { db } = platform;
  const limit = {
    name: 'advice/export',
    subject: { learner: operator },
    max: EXPORTS_PER_DAY,
    windowSeconds: DAY_S,
  };
  await countUse(db, [limit], 'EXPORT_LIMIT');
  const requests = await adviceInState(db, state, ROWS_MAX + 1);
  if (requests.length > ROWS_MAX) throw new ApiFailure('EXPORT_TOO_LARGE');
  if (requests.length >= LARGE_ROWS)
    await db.transaction((tx) =>
      notifyOperator(platform, tx, {
        kind: 'export',
        id: uuidv7(),
        at: Date.now(),
        by: operator,
        state,
        requests: requests.length,
      }),
    );
  return requests;
}
