import { sql } from 'drizzle-orm';
import type { PushKind } from '#contract/push.ts';
import type { Queryable } from '#server/db/connect.ts';

export interface NewPush {
  learnerId: string;
  kind: Exclude<PushKind, 'streak'>;
  /** What it is about, such as `graded:ATTEMPT`; each is announced once. */
  tag: string;
  title: string;
  body: string;
  /** Path of the page that it opens. */
  path: string;
  /** The attempt whose result it announces: not sent to a learner who has seen that by then. */
  attemptId?: string;
  /** From then on it says nothing any more: a lesson that has begun is not about to begin. */
  expiresAt?: Date;
  /** How long to wait, seconds. */
  delay?: number;
}

/**
 * Queues a notification, in the transaction of what it announces, for those learners who want that kind. One that has not
 * been sent says what is true by now.
 */
export async function queuePushes(
  tx: Queryable,
  learnerIds: readonly string[],
  push: Omit<NewPush, 'learnerId'>,
): Promise<void> {
  if (learnerIds.length === 0) return;
  const { kind, tag, title, body, path, attemptId = null, expiresAt = null, delay = 0 } = push;
  await tx.execute(sql`
    insert into pushes (learner_id, kind, tag, title, body, path, attempt_id, expires_at, due_at)
    select learner_id, ${kind}, ${tag}, ${title}, ${body}, ${path}, ${attemptId}::uuid,
      ${expiresAt}::timestamptz, clock_timestamp() + make_interval(secs => ${delay})
    from push_settings where learner_id in ${[...learnerIds]} and ${kind} = any(kinds)
    on conflict (learner_id, tag) do update set title = excluded.title, body = excluded.body, path = excluded.path
    where pushes.due_at is not null`);
}

/** The same for one learner. */
export const queuePush = (tx: Queryable, { learnerId, ...push }: NewPush): Promise<void> =>
  queuePushes(tx, [learnerId], push);
