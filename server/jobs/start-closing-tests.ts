import { findAttempt } from '#server/areas/practice/store.ts';
import { type CloseTestJob, closeWhereOver } from '#server/areas/practice-test/close-test.ts';
import { testSetting } from '#server/areas/practice-test/service.ts';
import { isTestAttempt } from '#server/areas/practice-test/store.ts';
import type { Platform } from '#server/platform.ts';

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
