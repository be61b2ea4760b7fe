import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { PushJob } from '#server/queue/push-queue.ts';
import { QUEUES } from '#server/queue/queues.ts';
import { storeGradedPractice, TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import { activeLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

/** Kills in the test of all kinds: one of all, and one for each guilty job by itself. */
const MOST_LIVES = QUEUES.length * 2 + 2;

/** A process begins in a second, on a busy machine in many. */
const WAIT = { timeout: 60_000 };

const service = await startService();
const { db, jobs } = service.platform;
await storeGradedPractice(db);
const { handIn, userOf } = teachersOf(service);
const { byAi } = TEACHER_QUESTIONS;
const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
const { host, port, user, password } = inject('postgres');
const LIVES = 'lives';
const DATABASE = JSON.stringify({
  ...{ host, port, user, password, database: rows[0]?.name },
  application_name: LIVES,
});

interface Life {
  child: ChildProcess;
  /** What it took up, in this order. */
  met: string[];
}

/** A server that dies of some jobs, and does not finish another. */
function live(env: { DEADLY?: string; ENDLESS?: string }): Life {
  const child = spawn(process.execPath, ['tests/service/deadly-jobs-process.ts'], {
    env: { ...process.env, DATABASE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const met: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => met.push(...text.trim().split('\n')));
  return { child, met };
}
const kill = async ({ child }: Life, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
};

const pushTo = (subscriptionId: string): PushJob => ({
  subscriptionId,
  learnerId: randomUUID(),
  kind: 'news',
  tag: subscriptionId,
  title: 'Tin',
  body: 'Tin',
  path: '/',
  at: 0,
  expiresAt: Date.now() + 3_600_000,
  practisedAt: null,
  tries: 0,
});

const onDesk = async (token: string) =>
  ENDPOINTS.operatorOperations.failedGradings.response.parse(
    (await service.get('/desk/gradings/failed', { token })).data,
  );
/** As the queue's supervisor does in time: jobs that were fetched, but not claimed yet, when their process died. */
async function endLeases(): Promise<void> {
  // What a process sent before it died is still carried out.
  await expect
    .poll(
      async () =>
        (await db.execute(sql`select pid from pg_stat_activity where application_name = ${LIVES}`)).rows,
      WAIT,
    )
    .toEqual([]);
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now()
    where state = 'active' and not exists (select from job_runs where job_id = id and life is not null)`);
}
const becameOf = async (id: string) =>
  (
    await db.execute(
      sql`select state, deaths from pgboss.job left join job_runs on job_id = id where data->>'id' = ${id}`,
    )
  ).rows;

interface Ids {
  exam: string;
  notice: string;
  push: string;
}

/** Jobs of these ids, and one nightly job. */
async function enqueueAll(all: readonly Ids[]): Promise<void> {
  for (const { exam, notice, push } of all)
    await db.transaction(async (tx) => {
      await jobs.enqueueDeadline(tx, { attemptId: exam }, new Date());
      await jobs.enqueueNotice(tx, { kind: 'report', id: notice });
      await jobs.enqueuePushes(tx, [{ data: pushTo(push), delay: 0 }]);
    });
  await db.execute(sql`insert into pgboss.job (name, data, retry_limit, dead_letter)
    values ('nightly', '{}', 2, 'nightly-dead')`);
}

it('a job during which the server dies twice is left to the operator, whatever its kind; others go on', {
  timeout: 600_000,
}, async () => {
  const learner = await activeLearner(service);
  const operator = await staffMember(service, 'operator');
  const [guilty, innocent] = [await handIn(learner, byAi), await handIn(learner, byAi)];
  const ids = { exam: randomUUID(), notice: randomUUID(), push: randomUUID() };
  const others = { exam: randomUUID(), notice: randomUUID(), push: randomUUID() };
  await enqueueAll([ids, others]);

  const DEADLY = [guilty, ids.exam, ids.notice, ids.push, 'nightly'].join();
  const met: string[] = [];
  let lives = 0;
  let left = 0;
  do {
    const life = live({ DEADLY });
    lives += 1;
    expect(lives, met.join('\n')).toBeLessThanOrEqual(MOST_LIVES);
    // It either dies, or has left all of the guilty to the operator.
    await expect
      .poll(async () => {
        const { gradings, jobs: failed } = await onDesk(operator.token);
        left = gradings.length + failed.length;
        return left === QUEUES.length || life.child.signalCode !== null;
      }, WAIT)
      .toBe(true);
    if (left === QUEUES.length)
      await expect
        .poll(
          async () =>
            (
              await db.execute(sql`select name from pgboss.job where state < 'completed' and name not like '%dead'
              and name in ('grading', 'test-deadlines', 'notices', 'pushes')`)
            ).rows,
          WAIT,
        )
        .toEqual([]);
    await kill(life, 'SIGKILL');
    met.push(...life.met);
    await endLeases();
  } while (left < QUEUES.length);

  const times = (line: string) => met.filter((each) => each === line).length;
  for (const line of [
    `grading ${guilty}`,
    `test-deadlines ${ids.exam}`,
    `notices ${ids.notice}`,
    `pushes ${ids.push}`,
    'nightly nightly',
  ]) {
    // Once, where it had only been taken up when another of the guilty ended the server first.
    expect(times(line), line).toBeGreaterThan(0);
    expect(times(line), line).toBeLessThanOrEqual(2);
  }
  for (const line of [`test-deadlines ${others.exam}`, `notices ${others.notice}`, `pushes ${others.push}`])
    expect(times(line), line).toBeGreaterThan(0);
  const { gradings, jobs: failed } = await onDesk(operator.token);
  expect(gradings.map(({ reason }) => reason)).toEqual([
    'DeadlyJob the server ended 2 times while this job ran',
  ]);
  expect(failed.map(({ kind }) => kind).toSorted()).toEqual([
    'nightly',
    'notices',
    'pushes',
    'test-deadlines',
  ]);
  const status = async (attempt: string) => (await userOf(learner, attempt, byAi))?.ai_evaluation?.status;
  expect([await status(guilty), await status(innocent)]).toEqual(['error', 'finished']);

  // Tried again from the desk, on a server that does not die of it.
  const again = live({});
  const key = randomUUID();
  const body = { ids: null };
  expect((await service.post('/desk/gradings/retry', { token: operator.token, key, body })).data).toEqual({
    retried: QUEUES.length,
  });
  await expect.poll(() => status(guilty), WAIT).toBe('finished');
  await expect.poll(() => again.met.length, WAIT).toBe(QUEUES.length);
  await kill(again, 'SIGTERM');
});

it('neither a server that was asked to end, nor a lease that ran out, is a death', {
  timeout: 600_000,
}, async () => {
  const id = randomUUID();
  await db.transaction((tx) => jobs.enqueueNotice(tx, { kind: 'report', id }));
  const taken = (life: Life) => expect.poll(() => life.met, WAIT).toContain(`notices ${id}`);
  for (let ends = 0; ends < 2; ends += 1) {
    const life = live({ ENDLESS: id });
    await taken(life);
    await kill(life, 'SIGTERM');
  }
  const slow = live({ ENDLESS: id });
  await taken(slow);
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where data->>'id' = ${id}`);
  const other = live({});
  await taken(other);
  await expect.poll(() => becameOf(id), WAIT).toEqual([{ state: 'completed', deaths: null }]);
  await Promise.all([kill(slow, 'SIGTERM'), kill(other, 'SIGTERM')]);
});
