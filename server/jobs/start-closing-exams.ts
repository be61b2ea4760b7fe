import { findAttempt } from '#server/domain/attempt/store.ts';
import { closeOverdue } from '#server/domain/exam/close-exam.ts';
import { isExamAttempt } from '#server/domain/exam/store.ts';
import { examDeps } from '#server/domain/exam/take-exam.ts';
import type { Platform } from '#server/platform.ts';
import type { CloseExamJob } from '#server/queue/jobs.ts';

/** Submits an attempt whose time is over. Idempotent, and a no-op if the learner has submitted. */
async function closeExam(platform: Platform, { attemptId }: CloseExamJob): Promise<void> {
  const attempt = await findAttempt(platform.db, attemptId);
  // The learner may have deleted their account meanwhile.
  if (!attempt || !isExamAttempt(attempt)) return;
  const closed = await closeOverdue(platform.db, examDeps(platform), attempt);
  // The queue uses the database's clock; if this machine's is behind, the job is retried.
  if (!closed.submitted_at) throw new Error(`the time of attempt ${attemptId} is not over yet`);
}

/** Starts submitting timed tests at their deadlines in this process. */
export const startClosingExams = (platform: Platform): Promise<void> =>
  platform.jobs.workDeadlines((job) => closeExam(platform, job));
