import { useCallback } from 'react';
import { z } from 'zod/mini';
import { isAttempted } from '#contract/lesson.ts';
import { latestAttempt } from '#src/platform/outbox/attempts.ts';
import { listQueue } from '#src/platform/outbox/queue.ts';
import type { CommandRow } from '#src/platform/outbox/rows.ts';
import { readClock } from '#src/platform/outbox/save-command.ts';
import { useLive } from '#src/platform/outbox/use-live.ts';
import { useOwner } from '#src/platform/outbox/use-owner.ts';
import type { Lesson, OwnProgress } from './section-states.ts';

const clock = { at: z.number(), skew: z.number() };
const completion = z.object({
  params: z.object({ id: z.string() }),
  body: z.object({ section_id: z.string(), status: z.literal(2), ...clock }),
});
const beginning = z.object({ params: z.object({ id: z.string() }), body: z.object(clock) });
const submission = z.object({ body: z.object({ attempt_id: z.string() }) });

const NOTHING: OwnProgress = { completed: new Set(), attempts: new Map(), isRedone: false };

/** When the lesson was begun again as a command in the queue says; 0 where none does. */
const redoneInQueue = (queue: readonly CommandRow[], lessonId: string): number =>
  Math.max(
    0,
    ...queue.flatMap((row) => {
      const command = row.operation === 'lesson.redo' ? beginning.safeParse(row).data : undefined;
      return command?.params.id === lessonId ? [command.body.at + command.body.skew] : [];
    }),
  );

function completedInQueue(queue: readonly CommandRow[], lessonId: string, since: number): Set<string> {
  return new Set(
    queue.flatMap((row) => {
      const command = row.operation === 'lesson.updateProgress' ? completion.safeParse(row).data : undefined;
      if (command?.params.id !== lessonId) return [];
      const { section_id, at, skew } = command.body;
      return at + skew > since ? [section_id] : [];
    }),
  );
}

const submittedInQueue = (queue: readonly CommandRow[]): Set<string> =>
  new Set(
    queue.flatMap((row) =>
      row.operation === 'practice.submit' ? (submission.safeParse(row).data?.body.attempt_id ?? []) : [],
    ),
  );

async function readProgress(owner: string, lesson: Lesson): Promise<OwnProgress> {
  const [queue, { skew }] = await Promise.all([listQueue(owner), readClock()]);
  const known = lesson.user_result.redone_at ?? 0;
  const redone = redoneInQueue(queue, lesson.id);
  const since = Math.max(known, redone);
  const waiting = submittedInQueue(queue);
  const attempts = new Map<string, { id: string; submitted: boolean; waiting: boolean }>();
  for (const { kind, module_id } of lesson.list_section) {
    const attempt = isAttempted(kind) ? await latestAttempt(owner, module_id) : undefined;
    if (!attempt || (attempt.submittedAt ?? attempt.openedAt) + skew <= since) continue;
    attempts.set(module_id, {
      id: attempt.id,
      submitted: attempt.submittedAt !== null,
      waiting: waiting.has(attempt.id),
    });
  }
  return { completed: completedInQueue(queue, lesson.id, since), attempts, isRedone: redone > known };
}

/** The learner's work in a lesson as this device has it, kept up to date. */
export function useOwnProgress(lesson: Lesson): OwnProgress {
  const owner = useOwner();
  const read = useCallback(
    () => (owner ? readProgress(owner, lesson) : Promise.resolve(NOTHING)),
    [owner, lesson],
  );
  return useLive(read) ?? NOTHING;
}
