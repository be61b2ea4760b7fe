import { useCallback } from 'react';
import { isAttempted, SECTION_STATUS } from '#contract/lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { latestAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { readClock } from '#src/platform/outbox/queue/save-command.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import type { Lesson, LocalProgress } from './section-states.ts';

export interface WaitingProgress extends LocalProgress {
  /** Sections whose completion waits to be sent, by command id. */
  waiting: ReadonlyMap<string, string>;
}

const NOTHING: WaitingProgress = {
  completed: new Set(),
  attempts: new Map(),
  isRedone: false,
  waiting: new Map(),
};

const timeOf = ({ body }: { body: { at: number; skew: number } }): number => body.at + body.skew;

async function readProgress(owner: string, lesson: Lesson): Promise<WaitingProgress> {
  const [redos, progress, submissions, { skew }] = await Promise.all([
    pending([ENDPOINTS.lesson.redo], { id: lesson.id, owner }),
    pending([ENDPOINTS.lesson.updateProgress], { id: lesson.id, owner }),
    pending([ENDPOINTS.practice.submit], { owner }),
    readClock(),
  ]);
  const serverRedoneAt = lesson.user_result.redone_at ?? 0;
  const localRedoneAt = Math.max(0, ...redos.map(timeOf));
  const since = Math.max(serverRedoneAt, localRedoneAt);
  const completions = progress.filter(
    (row) => row.body.status === SECTION_STATUS.completed && timeOf(row) > since,
  );
  const waiting = new Map(completions.map(({ id, body }) => [id, body.section_id]));
  const attempts = new Map<string, { id: string; submitted: boolean; waiting: boolean }>();
  for (const { id, kind, module_id } of lesson.list_section) {
    const attempt = isAttempted(kind) ? await latestAttempt(owner, module_id) : undefined;
    if (!attempt || (attempt.submittedAt ?? attempt.openedAt) + skew <= since) continue;
    const queued = submissions.find(({ body }) => body.attempt_id === attempt.id);
    if (queued) waiting.set(queued.id, id);
    attempts.set(module_id, {
      id: attempt.id,
      submitted: attempt.submittedAt !== null,
      waiting: queued !== undefined,
    });
  }
  const completed = new Set(completions.map(({ body }) => body.section_id));
  return { completed, attempts, isRedone: localRedoneAt > serverRedoneAt, waiting };
}

/** The learner's progress in a lesson on this device, kept up to date. */
export function useLocalProgress(lesson: Lesson): WaitingProgress {
  const owner = useOwner();
  const read = useCallback(
    () => (owner ? readProgress(owner, lesson) : Promise.resolve(NOTHING)),
    [owner, lesson],
  );
  return useLive(read) ?? NOTHING;
}
