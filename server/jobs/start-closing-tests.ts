import { findAttempt } from '#server/domain/attempt/store.ts';
import { closeWhereOver } from '#server/domain/exam/close-exam.ts';
import { isTestAttempt } from '#server/domain/exam/store.ts';
import { testSetting } from '#server/domain/exam/take-exam.ts';
import type { Platform } from '#server/platform.ts';
import type { CloseTestJob } from '#server/queue/jobs.ts';

/** Submits an attempt whose time is over. Running it again, or after the learner submitted, changes nothing. */
async function closeTest(platform: Platform, { attemptId }: CloseTestJob): Promise<void> {
  const attempt = await findAttempt(platform.db, attemptId);
  // The learner may have deleted their account meanwhile.
  if (!attempt || !isTestAttempt(attempt)) return;
  const closed = await closeWhereOver(platform.db, testSetting(platform), attempt);
  // The queue goes by the database's clock; where this machine's is behind it, the job is tried again.
  if (!closed.submitted_at) throw new Error(`the time of attempt ${attemptId} is not over yet`);
}

/** Submits timed tests at their deadlines in this process. */
export const startClosingTests = (platform: Platform): Promise<void> =>
  platform.jobs.workDeadlines((job) => closeTest(platform, job));
