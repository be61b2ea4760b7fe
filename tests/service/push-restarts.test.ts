import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { replanReminder } from '#server/domain/push/replan-reminder.ts';
import { claimReminders } from '#server/jobs/push/claim-reminders.ts';
import { PUSHES } from '#server/queue/queues.ts';
import { Random } from '../chaos/random.ts';
import { newReceiver } from '../support/push-service/receive-push.ts';
import { liveOnce } from './killed-server.ts';
import { makeDue, practiseAt, startPushing } from './pushing.ts';

const SEED = Number(process.env.PUSH_SEED ?? randomInt(2 ** 31));
const ROUNDS = 100;
/** Learners whose reminder falls due in each round. */
const DUE = 2;

const { platform, db, push, boss, endWaits, sendQueued } = await startPushing();
const receiver = newReceiver();

/** A learner with one device, whose messages all end up in `push.posted` under their id. */
async function newLearner(): Promise<string> {
  const id = randomUUID();
  const { p256dh, auth } = receiver.keys;
  await db.execute(sql`insert into learners (id, full_name, registration) values (${id}, 'Học viên', '{}')`);
  await db.execute(
    sql`insert into tokens (hash, learner_id, expires_at) values (${id}, ${id}, now() + interval '1 day')`,
  );
  await db.execute(sql`insert into push_settings (learner_id, kinds, quiet_from, quiet_to, decided_at)
    values (${id}, '{streak}', '00:00', '00:00', now())`);
  await db.execute(sql`insert into push_subscriptions (learner_id, session_hash, endpoint, p256dh, auth)
    values (${id}, ${id}, ${`${push.base}/${id}`}, ${p256dh}, ${auth})`);
  await makeDue(db, id);
  return id;
}

const practise = (id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await practiseAt(tx, id, Date.now());
    await replanReminder(tx, id);
  });

/** Lets a minute pass: the leases of killed servers end, as the queue's supervisor ends them, and what waits is due. */
async function letTimePass(): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from pgboss.job where name = ${PUSHES} and state = 'active'`,
  );
  if (rows.length > 0)
    await boss.fail(
      PUSHES,
      rows.map(({ id }) => id),
    );
  await endWaits();
}

const messagesOf = (id: string): string[] =>
  push.posted.filter(({ path }) => path === `/${id}`).map(({ body }) => receiver.decrypt(body));

it(`no reminder is lost or shown twice in ${ROUNDS * 2} lives of two servers (seed ${SEED})`, {
  timeout: 240_000,
}, async () => {
  const random = new Random(SEED);
  const learners: string[] = [];
  /** By learner: how many messages they had been sent when they practised. */
  const practised = new Map<string, number>();
  let killed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let due = 0; due < DUE; due += 1) learners.push(await newLearner());
    const lives = await Promise.all([liveOnce(platform, random), liveOnce(platform, random)]);
    killed += lives.filter(Boolean).length;
    if (random.chance(0.3)) {
      const id = random.pick(learners);
      await practise(id);
      if (!practised.has(id)) practised.set(id, messagesOf(id).length);
    }
    if (random.chance(0.5)) await letTimePass();
  }
  // In the end, a server that is not killed: it looks again for what a dying one still holds locked.
  for (let looks = 0; looks < 5; looks += 1) {
    await claimReminders(platform);
    await letTimePass();
    await sendQueued();
  }
  expect(killed).toBeGreaterThan(ROUNDS / 2);
  let repeated = 0;
  for (const id of learners) {
    const messages = messagesOf(id);
    const before = practised.get(id);
    // The same message again replaces the first one on the device, without another alert.
    expect(new Set(messages).size, id).toBeLessThanOrEqual(1);
    if (before === undefined) expect(messages.length, id).toBeGreaterThan(0);
    else expect(messages, id).toHaveLength(before);
    repeated += Math.max(0, messages.length - 1);
  }
  // The faults did hit between sending and marking.
  expect(repeated).toBeGreaterThan(0);
  const { rows } = await db.execute<{ most: string }>(sql`
    select max(count) as most from (
      select count(*) from pgboss.job where name = ${PUSHES} group by data->>'subscriptionId') as copies`);
  expect(Number(rows[0]?.most)).toBe(1);
});
