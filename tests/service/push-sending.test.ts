import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { PUSH_PAYLOAD_MAX_BYTES } from '#contract/push.ts';
import { pushes, pushSubscriptions } from '#server/db/schema-push.ts';
import { queueNews } from '#server/domain/operations/news.ts';
import { queuePushes } from '#server/domain/push/queue-push.ts';
import { claimPushes } from '#server/jobs/push/claim-pushes.ts';
import { claimReminders } from '#server/jobs/push/claim-reminders.ts';
import { startPushes } from '#server/jobs/push/start-pushes.ts';
import { status } from '../support/push-service/push-service.ts';
import { storeGradedPractice, TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { notebookOf } from './notebook-calls.ts';
import { makeDue, practiseAt, startPushing } from './pushing.ts';

const pushing = await startPushing();
const { service, platform, db, push, reachable, subscribe, choose, postedTo, sendQueued, endWaits } = pushing;
await storeGradedPractice(db);
const teachers = teachersOf(service);

const settingsOf = async ({ token }: TestLearner) =>
  ENDPOINTS.push.settings.response.parse((await service.get('/push/settings', { token })).data);
const snooze = ({ token }: TestLearner, ago = 0) =>
  service.post('/push/snooze', { token, key: randomUUID(), body: { at: Date.now() - ago, skew: 0 } });

/** Enqueues the learner's reminder and sends it. */
async function remind(learner: TestLearner): Promise<void> {
  await makeDue(db, learner.id);
  await claimReminders(platform);
  await endWaits();
  await sendQueued();
}
const news = (title = 'Tin mới') => ({ title, body: 'Có đề thi mới.', path: '/luyen-de' });
async function sendNews(title?: string): Promise<void> {
  await queueNews(db, news(title));
  while ((await claimPushes(platform)) > 0);
  await endWaits();
  await sendQueued();
}

beforeEach(() => push.respond(status(201)));

describe('a streak reminder', () => {
  it('reaches every device of the learner, encrypted, once', async () => {
    const learner = await reachable('streak');
    const second = await subscribe(learner);
    await remind(learner);
    await claimReminders(platform);
    await sendQueued();
    for (const device of [learner, second])
      expect(postedTo(device)).toMatchObject([{ v: 1, kind: 'streak', tag: 'streak', path: '/' }]);
    const { headers, body } = push.posted.at(-1) ?? {};
    expect(headers).toMatchObject({ urgency: 'high' });
    expect(Number(headers?.ttl)).toBeGreaterThan(3_600);
    expect(body?.length).toBeLessThan(PUSH_PAYLOAD_MAX_BYTES);
  });

  it('says what the next minutes are: the cards that are due', async () => {
    const learner = await reachable('streak');
    const { saveWord, remove } = notebookOf(service);
    for (const word of ['bee', 'hive', 'honey', 'wax']) await saveWord(learner, word, {}, 3);
    await remove(learner, 'w:wax');
    await saveWord(learner, 'queen', {}, 0);
    await remind(learner);
    expect(postedTo(learner)).toMatchObject([
      { body: expect.stringContaining('Ôn 3 thẻ đến hạn, khoảng 2 phút') },
    ]);
  });

  it('is planned for the next day afterwards', async () => {
    const learner = await reachable('streak');
    await remind(learner);
    const row = await pushing.reminderOf(learner);
    expect(row?.reminded_at).not.toBeNull();
    const hours = ((row?.due_at?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
  });

  it('is planned by a practice, and taken back when it is turned off', async () => {
    const learner = await reachable('streak');
    expect((await settingsOf(learner)).next_reminder_at).toBeNull();
    const attempt = await teachers.handIn(learner, TEACHER_QUESTIONS.byTeacher);
    expect(attempt).toBeTruthy();
    const at = (await settingsOf(learner)).next_reminder_at ?? 0;
    expect(Math.abs(at - Date.now() - 23.5 * 3_600_000)).toBeLessThan(60_000);
    await choose(learner, ['news']);
    expect((await settingsOf(learner)).next_reminder_at).toBeNull();
    await choose(learner, ['streak']);
    expect((await settingsOf(learner)).next_reminder_at).toBe(at);
  });

  it('moves with the learner to another time zone', async () => {
    const learner = await reachable('streak');
    // At noon in Vietnam: half past four in the morning in Europe, which is quiet.
    const noon = new Date();
    noon.setUTCHours(5, 0, 0, 0);
    if (noon.getTime() > Date.now()) noon.setUTCDate(noon.getUTCDate() - 1);
    await practiseAt(db, learner.id, noon.getTime());
    await choose(learner, ['streak'], ['21:30', '07:00']);
    const before = (await settingsOf(learner)).next_reminder_at ?? 0;
    const moved = await service.put('/profile/time-zone', {
      token: learner.token,
      body: { time_zone: 'Europe/Berlin' },
    });
    expect(moved.status).toBe(200);
    const after = (await settingsOf(learner)).next_reminder_at ?? 0;
    expect(new Date(before).getUTCHours()).toBe(4);
    expect(after).not.toBe(before);
  });

  it('is not sent after a practice, not even when it was enqueued before', async () => {
    const learner = await reachable('streak');
    await makeDue(db, learner.id);
    await claimReminders(platform);
    await practiseAt(db, learner.id, Date.now());
    await endWaits();
    await sendQueued();
    expect(postedTo(learner)).toEqual([]);
    expect(await pushing.countOf('streak', 'practised')).toBeGreaterThan(0);
  });

  it('is not sent in quiet hours, nor to those who turned it off or never practised', async () => {
    const [asleep, off, idle] = [
      await reachable('streak'),
      await reachable('streak'),
      await reachable('streak'),
    ];
    for (const learner of [asleep, off]) await makeDue(db, learner.id);
    const minute = (ms: number) => new Date(ms + 7 * 3_600_000).toISOString().slice(11, 16);
    // Whatever time it is: quiet from two hours ago to in two hours.
    const hours: [string, string] = [minute(Date.now() - 7_200_000), minute(Date.now() + 7_200_000)];
    await db.execute(
      sql`update push_settings set quiet_from = ${hours[0]}, quiet_to = ${hours[1]} where learner_id = ${asleep.id}`,
    );
    await db.execute(sql`update push_settings set kinds = '{news}' where learner_id = ${off.id}`);
    await claimReminders(platform);
    await endWaits();
    await sendQueued();
    for (const learner of [asleep, off, idle]) expect(postedTo(learner)).toEqual([]);
    expect((await pushing.reminderOf(asleep))?.due_at?.getTime()).toBeGreaterThan(Date.now());
    expect((await pushing.reminderOf(off))?.due_at).toBeNull();
  });

  it('comes back after an hour when it is postponed', async () => {
    const learner = await reachable('streak');
    await remind(learner);
    const { next_reminder_at } = ENDPOINTS.push.snooze.response.parse((await snooze(learner)).data);
    expect(Math.abs((next_reminder_at ?? 0) - Date.now() - 3_600_000)).toBeLessThan(10_000);
    const tomorrow = (await settingsOf(learner)).next_reminder_at;
    expect(tomorrow).toBe(next_reminder_at);
  });

  it('is not changed by a postponement that arrives too late, nor by one of nobody', async () => {
    const learner = await reachable('streak');
    await remind(learner);
    const before = (await settingsOf(learner)).next_reminder_at;
    expect((await snooze(learner, 2 * 3_600_000)).data).toEqual({ next_reminder_at: before });
    expect((await snooze(await registerLearner(service))).data).toEqual({ next_reminder_at: null });
  });

  it('goes to nobody else on a device that passed to another learner', async () => {
    const learner = await reachable('streak');
    const other = await registerLearner(service);
    await makeDue(db, learner.id);
    await claimReminders(platform);
    const subscription = { endpoint: push.base + learner.path, keys: learner.receiver.keys };
    await service.put('/push/subscription', { token: other.token, body: { subscription } });
    await endWaits();
    await sendQueued();
    expect(postedTo(learner)).toEqual([]);
  });
});

describe('a push service that', () => {
  const isSubscribed = async ({ id }: TestLearner) =>
    (await db.$count(pushSubscriptions, eq(pushSubscriptions.learner_id, id))) > 0;

  it.each([404, 410])('answers %d ends the subscription', async (code) => {
    const learner = await reachable('streak');
    push.respond(status(code));
    await remind(learner);
    expect(await isSubscribed(learner)).toBe(false);
    expect(await endWaits()).toEqual([]);
  });

  it.each([
    ['answers 429', status(429, { 'retry-after': '600' }), 600, 601],
    ['answers 500', status(500), 28, 40],
    ['breaks off', (response: ServerResponse) => void response.destroy(), 28, 40],
  ])('%s gets the same message later', async (_, respond, least, most) => {
    const learner = await reachable('streak');
    push.respond(respond);
    await remind(learner);
    const [wait = 0, ...others] = await endWaits();
    expect(others).toEqual([]);
    expect(wait).toBeGreaterThan(least - 5);
    expect(wait).toBeLessThan(most + 1);
    push.respond(status(201));
    await sendQueued();
    const [first, second, ...more] = postedTo(learner);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect(await isSubscribed(learner)).toBe(true);
  });

  it('fails for ever is left alone after some tries', async () => {
    const learner = await reachable('streak');
    push.respond(status(503));
    await remind(learner);
    for (let tries = 0; (await endWaits()).length > 0; tries += 1) {
      expect(tries).toBeLessThan(10);
      await sendQueued();
    }
    expect(postedTo(learner)).toHaveLength(8);
  });

  it.each([400, 403, 413])('answers %d is not asked again, and it is counted', async (code) => {
    const learner = await reachable('streak');
    const before = await pushing.countOf('streak', 'refused');
    push.respond(status(code));
    await remind(learner);
    expect(await endWaits()).toEqual([]);
    expect(await isSubscribed(learner)).toBe(true);
    expect(await pushing.countOf('streak', 'refused')).toBe(before + 1);
  });
});

describe('news', () => {
  it('reach those who want them, once', async () => {
    const [wants, wantsNot] = [await reachable('news'), await reachable('streak')];
    const id = randomUUID();
    expect(await queueNews(db, news('Một'), id)).toBeGreaterThan(0);
    expect(await queueNews(db, news('Một'), id)).toBe(0);
    while ((await claimPushes(platform)) > 0);
    await endWaits();
    await sendQueued();
    expect(postedTo(wants)).toMatchObject([{ kind: 'news', title: 'Một', path: '/luyen-de' }]);
    expect(postedTo(wantsNot)).toEqual([]);
  });

  it('are at most four a day', async () => {
    const learner = await reachable('news');
    for (const title of ['1', '2', '3', '4', '5', '6']) await sendNews(title);
    expect(postedTo(learner).map(({ title }) => title)).toEqual(['1', '2', '3', '4']);
  });

  it('wait until quiet hours end', async () => {
    const learner = await reachable('news');
    const minute = (ms: number) => new Date(ms + 7 * 3_600_000).toISOString().slice(11, 16);
    await choose(learner, ['news'], [minute(Date.now() - 7_200_000), minute(Date.now() + 7_200_000)]);
    await sendNews();
    expect(postedTo(learner)).toEqual([]);
    const [row] = await db.select().from(pushes).where(eq(pushes.learner_id, learner.id));
    const wait = (row?.due_at?.getTime() ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(7_000_000);
    expect(wait).toBeLessThanOrEqual(7_200_000);
  });

  it('are given up where quiet hours would make them too late', async () => {
    const learner = await reachable('class');
    const minute = (ms: number) => new Date(ms + 7 * 3_600_000).toISOString().slice(11, 16);
    await choose(learner, ['class'], [minute(Date.now() - 7_200_000), minute(Date.now() + 7_200_000)]);
    const about = { kind: 'class', title: 'Buổi học', body: 'Sắp học.', path: '/tutor' } as const;
    const before = new Date(Date.now() + 3_600_000);
    await queuePushes(db, [learner.id], { ...about, tag: 'class:begins:a', expiresAt: before });
    await queuePushes(db, [learner.id], { ...about, tag: 'class:moved:a' });
    await claimPushes(platform);
    const rows = await db.select().from(pushes).where(eq(pushes.learner_id, learner.id));
    expect(new Map(rows.map(({ tag, due_at }) => [tag, due_at !== null]))).toEqual(
      new Map([
        ['class:begins:a', false],
        ['class:moved:a', true],
      ]),
    );
    expect(postedTo(learner)).toEqual([]);
  });

  it.each([
    ['too long', { ...news(), title: 'x'.repeat(81) }],
    ['too long together', { title: 'ế'.repeat(80), body: 'ế'.repeat(200), path: `/${'x'.repeat(290)}` }],
    ['for another site', { ...news(), path: '//evil.example' }],
    ['empty', { ...news(), body: ' ' }],
    ['of two lines', { ...news(), body: 'a\nb' }],
  ])('that are %s are refused', async (_, refused) => {
    await expect(queueNews(db, refused)).rejects.toThrow(/./);
  });
});

it('two hundred reminders of one minute are enqueued by several servers in few statements, once each', async () => {
  const learners = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const id = randomUUID();
      const phone = `03${String(index).padStart(8, '0')}`;
      await db.execute(
        sql`insert into learners (id, phone, full_name, registration) values (${id}, ${phone}, 'Học viên', '{}')`,
      );
      return id;
    }),
  );
  await db.execute(sql`insert into push_settings (learner_id, kinds, quiet_from, quiet_to, decided_at)
    select id, '{streak}', '00:00', '00:00', now() from learners where full_name = 'Học viên'`);
  await db.execute(sql`insert into tokens (hash, learner_id, expires_at)
    select id::text, id, now() + interval '1 day' from learners where full_name = 'Học viên'`);
  const { keys } = (await reachable()).receiver;
  await db.execute(sql`insert into push_subscriptions (learner_id, session_hash, endpoint, p256dh, auth)
    select id, id::text, ${`${push.base}/class/`} || id, ${keys.p256dh}, ${keys.auth} from learners where full_name = 'Học viên'`);
  for (const id of learners) await makeDue(db, id, 2_000);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  await Promise.all([claimReminders(platform), claimReminders(platform), claimReminders(platform)]);
  expect(query.mock.calls.length).toBeLessThan(40);
  const waits = await endWaits();
  expect(waits).toHaveLength(200);
  expect(Math.max(...waits)).toBeGreaterThan(5);
  await sendQueued();
  const paths = push.posted.map(({ path }) => path).filter((path) => path.startsWith('/class/'));
  expect(paths.toSorted()).toEqual(learners.map((id) => `/class/${id}`).toSorted());
});

it('a running server sends what is due', async () => {
  const learner = await reachable('streak');
  await makeDue(db, learner.id);
  const stop = await startPushes(platform);
  await vi.waitFor(() => expect(postedTo(learner)).toHaveLength(1), { timeout: 20_000 });
  await stop();
});

it('metrics say what became of notifications, and the log names no endpoint', async () => {
  const metrics = await service.app.inject('/api/metrics');
  expect(metrics.body).toMatch(/^pushes_total\{kind="streak",outcome="delivered"\} [1-9]/m);
  expect(metrics.body).toMatch(/^streak_reminders_late \d/m);
  expect(service.logged.join('\n')).not.toContain(push.base);
  expect(service.faults).toEqual([]);
});
