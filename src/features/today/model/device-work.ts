import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OpenExercise, OpenTalk } from '#rules/today/next-step.ts';
import { countQueue } from '#src/platform/outbox/queue/queue.ts';
import { listUnclaimed } from '#src/platform/outbox/recordings/unclaimed.ts';
import { runningExams } from '#src/shared/exam/find-local-exam.ts';
import { takePath } from '#src/shared/exam/paths.ts';
import { localAttempts } from '#src/shared/speaking/sets/local-attempts.ts';
import { begunExercises, openExercise } from './open-exercise.ts';
import { openTalk } from './open-talk.ts';
import { storedExam } from './stored-work.ts';

/** What this device knows of a learner's unfinished work. */
export interface DeviceWork {
  /** Path of the page at which a recording was cut off. */
  recording: string | null;
  /** `endsAt`: device clock, milliseconds. */
  exam: { to: string; title: string | null; endsAt: number } | null;
  exercise: OpenExercise | null;
  talk: OpenTalk | null;
  /** Pieces of work that are sent by themselves, and those that need the learner. */
  waiting: number;
  parked: number;
  signInNeeded: boolean;
}

/**
 * The same as last seen, for the first frame: it is restored before the database has been opened. Written by whoever
 * watches the database, never fetched.
 */
export const lastDeviceWork = () =>
  queryOptions<DeviceWork | null>({
    queryKey: ['today', 'device'],
    queryFn: () => null,
    enabled: false,
    meta: { persist: 'first-frame' },
  });

export async function readDeviceWork(
  client: QueryClient,
  owner: string,
  isOnline: boolean,
): Promise<DeviceWork> {
  const now = Date.now();
  // All of the database first, and at once: what is read after a foreign promise would not be watched.
  const [recordings, exams, begun, local, { waiting, parked, signInNeeded }] = await Promise.all([
    listUnclaimed(owner),
    runningExams(owner),
    begunExercises(owner, now),
    localAttempts(owner),
    countQueue(owner),
  ]);
  const exam = exams.at(-1);
  const title = exam ? ((await storedExam(client, exam.practiceId))?.title ?? null) : null;
  return {
    recording: recordings.find(({ page }) => page !== undefined)?.page ?? null,
    exam: exam
      ? { to: takePath(exam.practiceId), title, endsAt: exam.test.deadlineAt - exam.test.skew }
      : null,
    exercise: await openExercise(client, begun),
    talk: await openTalk({ client, owner, local, now, isOnline }),
    waiting,
    parked,
    signInNeeded,
  };
}
