import type { DownloadQuery } from '#contract/download.ts';
import { attemptsOf, hasAnswers } from '#src/platform/outbox/attempts/attempts.ts';
import type { AttemptRow } from '#src/platform/outbox/database/rows.ts';
import type { DownloadRow } from './db.ts';

const EXERCISES: readonly DownloadQuery['operation'][] = [
  'practice.listQuestion',
  'practiceTest.listQuestion',
  'speakingRoom.listQuestions',
  'speakingExam.listQuestions',
  'speakingTrial.listQuestions',
];

/** A timed test runs from its beginning; other work is begun with its first answer. */
async function isUnderWay({ id, submittedAt, test }: AttemptRow, now: number): Promise<boolean> {
  if (submittedAt !== null) return false;
  return test ? now + test.skew < test.deadlineAt : hasAnswers(id);
}

/** Whether its owner has unfinished work on this device in the content of the download. */
export async function hasWorkUnderWay({ owner, manifest }: DownloadRow, now: number): Promise<boolean> {
  for (const { operation, id } of manifest?.reads ?? []) {
    if (!EXERCISES.includes(operation)) continue;
    for (const attempt of await attemptsOf(owner, id)) if (await isUnderWay(attempt, now)) return true;
  }
  return false;
}
