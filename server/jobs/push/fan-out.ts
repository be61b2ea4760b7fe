import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { PUSHES_PER_DAY } from '#contract/push.ts';
import { localDay } from '#rules/calendar/time-zone.ts';
import type { Tx } from '#server/db/connect.ts';
import { tokens } from '#server/db/schema-account.ts';
import { pushSubscriptions } from '#server/db/schema-push.ts';
import type { Platform } from '#server/platform.ts';
import type { PushJob } from '#server/queue/push-queue.ts';

/** So many start in one second; a whole class is due in the same minute. */
const PER_SECOND = 20;

/** A notification to send now, with its learner's zone and what was counted for them. */
export interface Decided {
  zone: string;
  sent_day: string | null;
  sent_count: number;
  push: Omit<PushJob, 'subscriptionId' | 'tries'>;
}

async function devicesOf(tx: Tx, learners: readonly string[]): Promise<Map<string, string[]>> {
  if (learners.length === 0) return new Map();
  const rows = await tx
    .select({ id: pushSubscriptions.id, learner: pushSubscriptions.learner_id })
    .from(pushSubscriptions)
    .innerJoin(tokens, eq(tokens.hash, pushSubscriptions.session_hash))
    .where(
      and(
        inArray(pushSubscriptions.learner_id, [...learners]),
        gt(tokens.expires_at, sql`clock_timestamp()`),
      ),
    );
  const groups = Map.groupBy(rows, ({ learner }) => learner);
  return new Map([...groups].map(([learner, devices]) => [learner, devices.map(({ id }) => id)]));
}

/** Notifications counted by learner, each on the day where the learner is. */
class DayCounts {
  readonly #counts = new Map<string, { day: string; count: number }>();

  /** Counts one, unless that would be too many for its day. */
  count({ zone, sent_day, sent_count, push }: Decided): boolean {
    const day = localDay(push.at, zone);
    const known = this.#counts.get(push.learnerId) ?? { day: sent_day ?? day, count: sent_count };
    const count = known.day === day ? known.count + 1 : 1;
    if (count > PUSHES_PER_DAY) return false;
    this.#counts.set(push.learnerId, { day, count });
    return true;
  }

  async store(tx: Tx): Promise<void> {
    if (this.#counts.size === 0) return;
    const rows = [...this.#counts].map(([learner, { day, count }]) => ({ learner, day, count }));
    await tx.execute(sql`
      update push_settings set sent_day = counted.day, sent_count = counted.count
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted(learner uuid, day date, count integer)
      where learner_id = counted.learner`);
  }
}

/**
 * Enqueues each notification for every device of its learner, in the transaction that decides on it and holds their
 * settings locked.
 * @returns those that were enqueued: not without a device, nor beyond the most of a day
 */
export async function fanOut(
  { jobs, push }: Pick<Platform, 'jobs' | 'push'>,
  tx: Tx,
  decided: readonly Decided[],
): Promise<ReadonlySet<Decided>> {
  const devices = await devicesOf(
    tx,
    decided.map((each) => each.push.learnerId),
  );
  const counts = new DayCounts();
  const reachable = decided.filter((each) => devices.has(each.push.learnerId));
  const sent = reachable.filter((each) => counts.count(each));
  for (const each of reachable)
    if (!sent.includes(each)) push.outcomes.inc({ kind: each.push.kind, outcome: 'capped' });
  const copies = sent.flatMap((each) =>
    (devices.get(each.push.learnerId) ?? []).map((subscriptionId) => ({
      ...each.push,
      subscriptionId,
      tries: 0,
    })),
  );
  await jobs.enqueuePushes(
    tx,
    copies.map((data, index) => ({ data, delay: Math.floor(index / PER_SECOND) })),
  );
  await counts.store(tx);
  return new Set(sent);
}
