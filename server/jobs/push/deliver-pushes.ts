import { randomInt } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PushKind, PushPayload } from '#contract/push.ts';
import { quietEnd, quietHours } from '#rules/reminders/quiet-hours.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners, tokens } from '#server/db/schema-account.ts';
import { pushSettings, pushSubscriptions } from '#server/db/schema-push.ts';
import { REMINDER_COLUMNS } from '#server/domain/push/reminder-state.ts';
import type { PushMessage } from '#server/engines/push/push-sender.ts';
import type { Platform } from '#server/platform.ts';
import type { PushJob, QueuedPush } from '#server/queue/push-queue.ts';
import { topicOf } from './topic-of.ts';

const TRIES = 8;
const FIRST_PAUSE_S = 30;
const LONGEST_PAUSE_S = 3_600;
/** A reminder wakes the phone, because an hour later it may be too late. */
const URGENCY: Record<PushKind, PushMessage['urgency']> = {
  streak: 'high',
  class: 'high',
  graded: 'normal',
  news: 'low',
};

type Setting = Pick<Platform, 'db' | 'jobs' | 'push' | 'log'>;

/** The subscriptions with all that decides whether to send to them now. */
const readTargets = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      id: pushSubscriptions.id,
      learnerId: pushSubscriptions.learner_id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      kinds: pushSettings.kinds,
      quiet_from: pushSettings.quiet_from,
      quiet_to: pushSettings.quiet_to,
      zone: learners.time_zone,
      practised_at: REMINDER_COLUMNS.practised_at,
      now: REMINDER_COLUMNS.now,
    })
    .from(pushSubscriptions)
    .innerJoin(tokens, eq(tokens.hash, pushSubscriptions.session_hash))
    .innerJoin(learners, eq(learners.id, pushSubscriptions.learner_id))
    .innerJoin(pushSettings, eq(pushSettings.learner_id, pushSubscriptions.learner_id))
    .where(and(inArray(pushSubscriptions.id, [...ids]), gt(tokens.expires_at, sql`clock_timestamp()`)));

type Target = Awaited<ReturnType<typeof readTargets>>[number];

const payloadOf = ({ kind, tag, title, body, path, at }: PushJob): PushPayload => ({
  v: 1,
  kind,
  tag,
  title,
  body,
  path,
  at,
});

const messageOf = (data: PushJob, now: number): PushMessage => ({
  payload: JSON.stringify(payloadOf(data)),
  ttl: Math.max(0, Math.floor((data.expiresAt - now) / 1_000)),
  urgency: URGENCY[data.kind],
  topic: topicOf(data.tag),
});

/** Seconds until the next try: longer each time, spread by a fifth, and as long as the push service asked for. */
function pauseOf({ tries }: PushJob, asked: number | null): number {
  const pause = Math.min(FIRST_PAUSE_S * 2 ** tries, LONGEST_PAUSE_S);
  return Math.max(asked ?? 0, pause + randomInt(Math.ceil(pause / 5)));
}

/** Why a notification is not to be sent any more; null if it is. */
function refusal({ learnerId, kind, expiresAt, practisedAt }: PushJob, target: Target | undefined) {
  // The device may have passed to another learner.
  if (target?.learnerId !== learnerId) return 'gone';
  if (!target.kinds.includes(kind)) return 'unwanted';
  if (target.now.getTime() >= expiresAt) return 'expired';
  return practisedAt !== null && target.practised_at?.getTime() !== practisedAt ? 'practised' : null;
}

/** Seconds until the learner's quiet hours end; 0 outside of them. */
function quietSeconds({ quiet_from, quiet_to, zone, now }: Target): number {
  const end = quietEnd(now.getTime(), quietHours(quiet_from, quiet_to), zone);
  return Math.ceil((end - now.getTime()) / 1_000);
}

/** Sends one notification, or arranges for a later try. @returns what became of it */
async function deliver(deps: Setting, job: QueuedPush, target: Target | undefined): Promise<string> {
  const { db, jobs, push, log } = deps;
  const { id, data } = job;
  const why = refusal(data, target);
  if (why !== null || !target) return why ?? 'gone';
  const now = target.now.getTime();
  const again = async (delay: number, tries: number, outcome: string) => {
    if (now + delay * 1_000 >= data.expiresAt || tries >= TRIES) return 'expired';
    await jobs.enqueueAgain({ id, data: { ...data, tries } }, delay);
    return outcome;
  };
  const quiet = quietSeconds(target);
  if (quiet > 0) return again(quiet, data.tries, 'quiet');
  const outcome = await push.send(target, messageOf(data, now));
  if (outcome.kind === 'gone') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, target.id));
  if (outcome.kind === 'refused')
    log.warn({ kind: data.kind, status: outcome.status }, 'a push service refused a notification');
  if (outcome.kind !== 'later') return outcome.kind;
  return again(pauseOf(data, outcome.afterSeconds), data.tries + 1, 'later');
}

/**
 * Sends notifications to their devices, all at once.
 * @returns the ids of those with an outcome; the others are sent again
 */
export async function deliverPushes(
  deps: Setting,
  queued: readonly QueuedPush[],
): Promise<ReadonlySet<string>> {
  const targets = await readTargets(
    deps.db,
    queued.map(({ data }) => data.subscriptionId),
  );
  const byId = new Map(targets.map((target) => [target.id, target]));
  const settled = await Promise.all(
    queued.map(async (job) => {
      try {
        const outcome = await deliver(deps, job, byId.get(job.data.subscriptionId));
        deps.push.outcomes.inc({ kind: job.data.kind, outcome });
        return [job.id];
      } catch (err) {
        deps.log.warn({ err, kind: job.data.kind }, 'a notification is sent again');
        return [];
      }
    }),
  );
  return new Set(settled.flat());
}
