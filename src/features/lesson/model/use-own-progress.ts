import { useCallback } from 'react';
import { z } from 'zod/mini';
import { latestAttempt } from '#src/outbox/attempts.ts';
import { listQueue } from '#src/outbox/queue.ts';
import { useLive } from '#src/outbox/use-live.ts';
import { useSession } from '#src/session/session.ts';
import type { Lesson, OwnProgress } from './section-states.ts';

const completion = z.object({
  params: z.object({ id: z.string() }),
  body: z.object({ section_id: z.string(), status: z.literal(2) }),
});
const submission = z.object({ body: z.object({ attempt_id: z.string() }) });

const NOTHING: OwnProgress = { completed: new Set(), attempts: new Map() };

async function readProgress(owner: string, lesson: Lesson): Promise<OwnProgress> {
  const completed = new Set<string>();
  const waiting = new Set<string>();
  for (const row of await listQueue(owner)) {
    if (row.operation === 'lesson.updateProgress') {
      const command = completion.safeParse(row);
      if (command.success && command.data.params.id === lesson.id)
        completed.add(command.data.body.section_id);
    }
    if (row.operation === 'practice.submit') {
      const command = submission.safeParse(row);
      if (command.success) waiting.add(command.data.body.attempt_id);
    }
  }
  const attempts = new Map<string, { id: string; submitted: boolean; waiting: boolean }>();
  for (const { kind, module_id } of lesson.list_section) {
    const attempt = kind === 'practice' ? await latestAttempt(owner, module_id) : undefined;
    if (!attempt) continue;
    attempts.set(module_id, {
      id: attempt.id,
      submitted: attempt.submittedAt !== null,
      waiting: waiting.has(attempt.id),
    });
  }
  return { completed, attempts };
}

/** The learner's work in a lesson as this device has it, kept up to date. */
export function useOwnProgress(lesson: Lesson): OwnProgress {
  const owner = useSession((session) => session.learnerId);
  const read = useCallback(
    () => (owner ? readProgress(owner, lesson) : Promise.resolve(NOTHING)),
    [owner, lesson],
  );
  return useLive(read) ?? NOTHING;
}
