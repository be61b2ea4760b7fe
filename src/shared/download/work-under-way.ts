import { attemptsOf } from '#src/platform/outbox/attempts/attempts.ts';
import type { DownloadRow } from './db.ts';

const EXERCISES = ['practice.listQuestion', 'practiceTest.listQuestion'];

/** Whether the learner has unfinished work on this device in the content of the download. */
export async function hasWorkUnderWay({ owner, manifest }: DownloadRow, now: number): Promise<boolean> {
  for (const { operation, id } of manifest?.reads ?? []) {
    if (!EXERCISES.includes(operation)) continue;
    const attempts = await attemptsOf(owner, id);
    const open = attempts.some(
      ({ submittedAt, test }) => submittedAt === null && (!test || now + test.skew < test.deadlineAt),
    );
    if (open) return true;
  }
  return false;
}
