import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { afterAll } from 'vitest';
import { DEFAULT_PUSH_SETTINGS, type PushKind, type PushPayload, pushPayload } from '#contract/push.ts';
import { localDay } from '#rules/calendar/time-zone.ts';
import type { Queryable } from '#server/db/connect.ts';
import { streakReminders } from '#server/db/schema-push.ts';
import { studyEvents } from '#server/db/schema-study.ts';
import { deliverPushes } from '#server/jobs/push/deliver-pushes.ts';
import type { PushJob } from '#server/queue/push-queue.ts';
import { type Posted, type PushService, startPushService } from '../support/push-service/push-service.ts';
import { newReceiver, type PushReceiver } from '../support/push-service/receive-push.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { type Service, type ServiceOptions, startService } from './service.ts';

/** From a practice to its reminder, milliseconds. */
const REMINDED_AFTER_MS = 23.5 * 3_600_000;
const QUEUE = 'pushes';

export interface Device {
  path: string;
  receiver: PushReceiver;
}

/** Stores a practice that the learner completed at this time. */
export async function practiseAt(db: Queryable, learnerId: string, at: number): Promise<void> {
  const day = localDay(at, 'Asia/Ho_Chi_Minh');
  await db.insert(studyEvents).values({
    learner_id: learnerId,
    day,
    subject: `practice:${randomUUID()}`,
    minutes: 5,
    at: new Date(at),
    counts: true,
  });
}

/** Lets the learner's reminder be due since a moment ago, as if they had practised 23.5 hours before. */
export async function makeDue(db: Queryable, learnerId: string, ago = 1_000): Promise<void> {
  const due = Date.now() - ago;
  await practiseAt(db, learnerId, due - REMINDED_AFTER_MS);
  await db
    .insert(streakReminders)
    .values({ learner_id: learnerId, due_at: new Date(due) })
    .onConflictDoUpdate({
      target: streakReminders.learner_id,
      set: { due_at: new Date(due), reminded_at: null },
    });
}

/** A server whose notifications go to a push service on this machine. */
export async function startPushing(options: ServiceOptions = {}) {
  const push: PushService = await startPushService();
  afterAll(push.close);
  const service: Service = await startService({
    ...options,
    settings: { OTP_PER_NETWORK_HOUR: '100000', OTP_PER_DEVICE_HOUR: '100000', ...options.settings },
    pushNetwork: push.network,
  });
  const { platform } = service;
  const { db } = platform;
  const boss = new PgBoss({ db: fromDrizzle(db, sql), supervise: false, schedule: false, migrate: false });
  await boss.start();
  afterAll(() => boss.stop({ graceful: false }));
  const devices = new Map<string, PushReceiver>();

  /** Subscribes a device of the learner. */
  async function subscribe({ token }: TestLearner): Promise<Device> {
    const [path, receiver] = [`/${randomUUID()}`, newReceiver()];
    const subscription = { endpoint: push.base + path, keys: receiver.keys };
    const { status } = await service.put('/push/subscription', { token, body: { subscription } });
    if (status !== 200) throw new Error(`a subscription was answered with ${status}`);
    devices.set(path, receiver);
    return { path, receiver };
  }

  const choose = (
    { token }: TestLearner,
    kinds: readonly PushKind[],
    quiet: [string, string] = ['00:00', '00:00'],
  ) =>
    service.post('/push/settings', {
      token,
      key: randomUUID(),
      body: {
        kinds: { ...DEFAULT_PUSH_SETTINGS.kinds, ...Object.fromEntries(kinds.map((kind) => [kind, true])) },
        quiet_from: quiet[0],
        quiet_to: quiet[1],
        at: Date.now(),
        skew: 0,
      },
    });

  /** A learner who wants these kinds at any hour, with one device. */
  async function reachable(...kinds: PushKind[]): Promise<TestLearner & Device> {
    const learner = await registerLearner(service);
    await choose(learner, kinds);
    return { ...learner, ...(await subscribe(learner)) };
  }

  const read = ({ path, body }: Posted): PushPayload => {
    const receiver = devices.get(path);
    if (!receiver) throw new Error('posted to an unknown device');
    return pushPayload.parse(JSON.parse(receiver.decrypt(body)));
  };
  const postedTo = ({ path }: Device): PushPayload[] =>
    push.posted.filter((posted) => posted.path === path).map(read);

  /** Sends what is queued for now, as a worker does. */
  async function sendQueued(): Promise<void> {
    for (;;) {
      const jobs = await boss.fetch<PushJob>(QUEUE, { batchSize: 100 });
      if (jobs.length === 0) return;
      const done = await deliverPushes(platform, jobs);
      await boss.complete(QUEUE, [...done]);
    }
  }
  /** Seconds from now until each notification that waits in the queue; then none waits any longer. */
  async function endWaits(): Promise<number[]> {
    const waiting = sql`name = ${QUEUE} and state in ('created', 'retry')`;
    const { rows } = await db.execute<{ wait: string }>(
      sql`select extract(epoch from start_after - now()) as wait from pgboss.job where ${waiting}`,
    );
    await db.execute(sql`update pgboss.job set start_after = now() where ${waiting}`);
    return rows.map(({ wait }) => Number(wait));
  }
  const reminderOf = async ({ id }: TestLearner) =>
    (await db.select().from(streakReminders).where(eq(streakReminders.learner_id, id)))[0];
  const countOf = async (kind: PushKind, outcome: string): Promise<number> =>
    (await platform.push.outcomes.get()).values.find(
      ({ labels }) => labels.kind === kind && labels.outcome === outcome,
    )?.value ?? 0;

  return {
    service,
    platform,
    db,
    push,
    boss,
    subscribe,
    choose,
    reachable,
    read,
    postedTo,
    sendQueued,
    endWaits,
    reminderOf,
    countOf,
  };
}
