import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { workedOnElsewhere } from '#rules/today/elsewhere.ts';
import type { OpenExercise } from '#rules/today/next-step.ts';
import { rememberedQuery } from '#src/platform/offline/device-query.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { countQueue } from '#src/platform/outbox/queue/queue.ts';
import type { ReadRow } from '#src/platform/outbox/queue/read-row.ts';
import { readClock } from '#src/platform/outbox/queue/save-command.ts';
import { listUnclaimed } from '#src/platform/outbox/recordings/unclaimed.ts';
import { runningExams } from '#src/shared/exam/find-local-exam.ts';
import { takePath } from '#src/shared/exam/paths.ts';
import { localAttempts } from '#src/shared/speaking/sets/local-attempts.ts';
import { lessonsHere } from './lessons-here.ts';
import { examElsewhere, exerciseElsewhere } from './open-elsewhere.ts';
import { attemptsHere, begunExercises, openExercise } from './open-exercise.ts';
import { openScene, scenesKnown, scenesWaiting } from './open-scene.ts';
import { openTalk } from './open-talk.ts';
import { storedExam, storedOpenWork, storedPractice } from './stored-work.ts';

const opened = { to: z.string(), title: z.string(), lastAt: z.number() };
const place = z.object({ by: z.enum(['question', 'part']), at: z.number(), of: z.number() });

/** What this device knows of a learner's unfinished work. */
const deviceWork = z.object({
  /** Path of the page at which a recording was cut off. */
  recording: z.nullable(z.string()),
  /** `endsAt`: device clock, milliseconds. */
  exam: z.nullable(z.object({ to: z.string(), title: z.nullable(z.string()), endsAt: z.number() })),
  exercise: z.nullable(
    z.object({ ...opened, question: z.number(), of: z.number(), isElsewhere: z.optional(z.boolean()) }),
  ),
  talk: z.nullable(z.object({ ...opened, place: z.nullable(place), minutes: z.number() })),
  /** The lessons that open with no network; null while there is one, or where the version before has stored this. */
  lessons: z._default(
    z.nullable(z.array(z.object({ id: z.string(), title: z.string(), isDone: z.boolean() }))),
    null,
  ),
  /** Ids of the lessons of which something waits to be sent. */
  begun: z._default(z.array(z.string()), []),
  /** Pieces of work that are sent by themselves, and those that need the learner. */
  waiting: z.number(),
  parked: z.number(),
  signInNeeded: z.boolean(),
});
export type DeviceWork = z.infer<typeof deviceWork>;

/** Where nothing is known of this device: the courses lead on all the same. */
export const NOTHING_OPEN: DeviceWork = {
  recording: null,
  exam: null,
  exercise: null,
  talk: null,
  lessons: null,
  begun: [],
  waiting: 0,
  parked: 0,
  signInNeeded: false,
};

/** The same as last seen, for when the database fails. */
export const lastDeviceWork = rememberedQuery('work', deviceWork);

/** Of two things that are open, what was worked on last; of two at once the first. */
const latest = (one: OpenExercise | null, other: OpenExercise | null): OpenExercise | null =>
  one && other ? (other.lastAt > one.lastAt ? other : one) : (one ?? other);

type LessonWork = ReadRow<typeof ENDPOINTS.lesson.updateProgress | typeof ENDPOINTS.practice.submit>;

/** Ids of the lessons to which queued work belongs, as far as this device knows. */
async function lessonsOf(client: QueryClient, rows: readonly LessonWork[]): Promise<string[]> {
  const lessonOf = async (row: LessonWork): Promise<string | undefined> =>
    row.operation === 'lesson.updateProgress'
      ? row.params.id
      : (await storedPractice(client, row.body.practice_id))?.practice.lesson_id;
  const ids = await Promise.all(rows.map(lessonOf));
  return [...new Set(ids.filter((id) => id !== undefined))];
}

export async function readDeviceWork(
  client: QueryClient,
  owner: string,
  isOnline: boolean,
): Promise<DeviceWork> {
  const now = Date.now();
  // All of the database first, and at once: what is read after a foreign promise would not be watched.
  const [recordings, exams, begun, here, scenes, { skew }, local, queue, rows] = await Promise.all([
    listUnclaimed(owner),
    runningExams(owner),
    begunExercises(owner, now),
    attemptsHere(owner),
    scenesWaiting(owner),
    readClock(),
    localAttempts(owner),
    countQueue(owner),
    pending([ENDPOINTS.lesson.updateProgress, ENDPOINTS.practice.submit], { owner }),
  ]);
  const { waiting, parked, signInNeeded } = queue;
  const served = await storedOpenWork(client);
  const elsewhere = workedOnElsewhere(served, [...here, ...scenesKnown(owner, served)], skew);
  const onDevice = latest(await openExercise(client, begun), openScene(owner, scenes, served));
  const exam = exams.at(-1);
  const title = exam ? ((await storedExam(client, exam.practiceId))?.title ?? null) : null;
  return {
    recording: recordings.find(({ page }) => page !== undefined)?.page ?? null,
    exam: exam
      ? { to: takePath(exam.practiceId), title, endsAt: exam.test.deadlineAt - exam.test.skew }
      : examElsewhere(elsewhere, now),
    exercise: latest(onDevice, exerciseElsewhere(elsewhere)),
    talk: await openTalk({ client, owner, local, now, isOnline }),
    lessons: isOnline ? null : await lessonsHere(client, owner),
    begun: await lessonsOf(client, rows),
    waiting,
    parked,
    signInNeeded,
  };
}
