import { setTimeout as delay } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Database } from '#server/db/connect.ts';
import { attemptAnswers } from '#server/db/schema-progress.ts';
import { type JobQueue, startJobQueue } from '#server/queue/job-queue.ts';
import { LIBRARY } from '#tests/support/essay-samples.ts';
import { type Account, activateCourse, register } from '../tests/support/accounts.ts';
import { handInEssay } from '../tests/support/hand-in-essay.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { STARTER, starterQuestion } from '../tests/support/starter.ts';
import { databaseOf } from './stored-answers.ts';
import type { Figure } from './table.ts';

const JOBS = 100;
/** Warm-up reads, and the duration of the measurement on an idle server. */
const WARM_UP = 200;
const IDLE_MS = 4_000;
const ROUNDS = 3;
/** Pause between reads, so that they do not saturate the machine, milliseconds. */
const PAUSE_MS = 2;
/** Polling interval for the remaining essays, milliseconds. */
const WATCH_MS = 100;

const percentile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

async function readTime(server: ServerProcess, { token }: Account): Promise<number> {
  const began = performance.now();
  const response = await fetch(
    `${server.origin}/api/practice/list-question?practice_id=${STARTER.practice}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the read answered ${response.status}`);
  return performance.now() - began;
}

/** Reads sequentially while `go` returns true. */
async function readWhile(server: ServerProcess, reader: Account, go: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (go()) {
    times.push(await readTime(server, reader));
    await delay(PAUSE_MS);
  }
  return times;
}

/** Hands in unique essays of 281 words, none graded yet. */
async function handIn(server: ServerProcess, writer: Account, round: number): Promise<string[]> {
  const questionId = await starterQuestion('ielts_writing');
  const attempts: string[] = [];
  for (let index = 0; index < JOBS; index += 1)
    attempts.push(await handInEssay(server, writer, questionId, `${LIBRARY.good} ${round * JOBS + index}`));
  return attempts;
}

const countRow = z.object({ left: z.coerce.number() });

interface Round {
  idle: number;
  busy: number;
  longest: number;
  seconds: number;
}

async function measure(
  server: ServerProcess,
  jobs: JobQueue,
  db: Database,
  [reader, writer]: readonly [Account, Account],
  round: number,
): Promise<Round> {
  const attempts = await handIn(server, writer, round);
  const questionId = await starterQuestion('ielts_writing');
  let reads = 0;
  await readWhile(server, reader, () => reads++ < WARM_UP);
  const until = performance.now() + IDLE_MS;
  const idle = await readWhile(server, reader, () => performance.now() < until);

  const mine = inArray(attemptAnswers.attempt_id, attempts);
  await db.transaction(async (tx) => {
    await tx
      .update(attemptAnswers)
      .set({ evaluation: { status: 'waiting', content: null } })
      .where(mine);
    for (const attemptId of attempts) await jobs.enqueueGrading(tx, { attemptId, questionId });
  });
  const began = performance.now();
  let graded = false;
  const watch = async (): Promise<void> => {
    while (!graded) {
      const { rows } = await db.execute(
        sql`select count(*) as left from ${attemptAnswers} where ${mine} and evaluation->>'status' = 'waiting'`,
      );
      graded = countRow.parse(rows[0]).left === 0;
      if (!graded) await delay(WATCH_MS);
    }
  };
  const [busy] = await Promise.all([readWhile(server, reader, () => !graded), watch()]);
  return {
    idle: percentile(idle, 0.95),
    busy: percentile(busy, 0.95),
    longest: Math.max(...busy),
    seconds: (performance.now() - began) / 1000,
  };
}

/** The p95 of a read while essays are graded, compared with the same read on an idle server. */
export async function writingJobsFigure(): Promise<Figure> {
  // With no gradings a day the server queues none itself, so that all can start at the same moment.
  const server = await ServerProcess.create({ GRADINGS_PER_LEARNER_DAY: '0' });
  const rounds: Round[] = [];
  try {
    const learners = [await register(server), await register(server)] as const;
    for (const account of learners) await activateCourse(server, account, STARTER.course);
    const { db, pool, close } = databaseOf(server);
    const jobs = await startJobQueue(pool, (error) => console.error(error.message));
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await measure(server, jobs, db, learners, round));
    await jobs.stop();
    await close();
  } finally {
    await server.dispose();
  }
  const middle = rounds.toSorted((a, b) => a.busy / a.idle - b.busy / b.idle)[ROUNDS >> 1];
  if (!middle) throw new Error('nothing was measured');
  const took = `${middle.seconds.toFixed(0)} s, longest read ${middle.longest.toFixed(0)} ms`;
  return {
    name: `a read beside ${JOBS} essays being graded (${took}), against the idle server, p95`,
    ours: `${middle.busy.toFixed(1)} ms`,
    plain: `${middle.idle.toFixed(1)} ms`,
    ratio: middle.busy / middle.idle,
    bound: 'max',
    limit: 2,
  };
}
