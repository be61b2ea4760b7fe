import { formatMoment } from '#rules/text/formats.ts';
import type { Database } from '#server/db/connect.ts';
import { failedJobs, retryFailedJobs } from '#server/jobs/failed-jobs.ts';

/** Failed gradings and other jobs, one per line with Vietnam times, or as JSON with ISO 8601 times. */
export async function listFailed(db: Database, asJson: boolean): Promise<string> {
  const failed = await failedJobs(db);
  if (asJson)
    return JSON.stringify(
      failed.map(({ id, queue, failedAt, reason, grading }) => ({ id, queue, failedAt, reason, ...grading })),
      null,
      2,
    );
  if (failed.length === 0) return 'nothing failed';
  return failed
    .map(({ id, queue, failedAt, reason, grading }) =>
      [
        id,
        formatMoment(failedAt),
        ...(grading ? [grading.attemptId, grading.questionId] : [queue]),
        reason,
      ].join('  '),
    )
    .join('\n');
}

/** @param ids null for all */
export async function retryFailed(db: Database, ids: readonly string[] | null): Promise<string> {
  const retried = await retryFailedJobs(db, ids);
  if (retried.length === 0) return 'nothing to try again';
  return retried.map(({ id }) => `${id} is tried again`).join('\n');
}
