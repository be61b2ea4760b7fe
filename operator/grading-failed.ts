import { formatMoment } from '#rules/text/formats.ts';
import type { Database } from '#server/db/connect.ts';
import { failedGradings, retryFailedGradings } from '#server/jobs/failed-gradings.ts';

/** Failed gradings, one per line with Vietnam times, or as JSON with ISO 8601 times. */
export async function listFailed(db: Database, asJson: boolean): Promise<string> {
  const failed = await failedGradings(db);
  if (asJson) return JSON.stringify(failed, null, 2);
  if (failed.length === 0) return 'nothing failed';
  return failed
    .map(({ id, failedAt, attemptId, questionId, reason }) =>
      [id, formatMoment(failedAt), attemptId, questionId, reason].join('  '),
    )
    .join('\n');
}

/** @param ids null for all */
export async function retryFailed(db: Database, ids: readonly string[] | null): Promise<string> {
  const retried = await retryFailedGradings(db, ids);
  if (retried.length === 0) return 'nothing to try again';
  return retried.map(({ id }) => `${id} is tried again`).join('\n');
}
