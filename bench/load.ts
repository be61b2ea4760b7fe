import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Database } from '#server/db/connect.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { type Exercise, readExercises } from './load-exercises.ts';
import { freshFigures, growthFigures, type Measured, report } from './load-figures.ts';
import { type CollectedMemory, collectGarbage, inspectable, type Memory, memoryOf } from './load-memory.ts';
import { type LoadAnswer, type LoadOrder, loadAnswer } from './load-order.ts';
import { readLoadSettings } from './load-settings.ts';
import { storeAttempts, storeLearners } from './load-store.ts';
import { databaseOf } from './stored-answers.ts';
import type { Figure } from './table.ts';

/** Memory samples while learners are active. */
const LOOKS = 5;
/** Timeout and polling interval for pending gradings, milliseconds. */
const SETTLE_MS = 120_000;
const WATCH_MS = 250;
/** Time until the server has released the memory of the last calls, milliseconds. */
const QUIET_MS = 10_000;

/** A server with its database and inspector port. */
interface Loaded {
  server: ServerProcess;
  db: Database;
  collected(): Promise<CollectedMemory>;
}

/** Runs the virtual learners in a separate process. */
async function learn(order: LoadOrder): Promise<LoadAnswer> {
  const learners = fork(fileURLToPath(new URL('./load-learners.ts', import.meta.url)));
  learners.send(order);
  const [message]: unknown[] = await Promise.race([
    once(learners, 'message'),
    once(learners, 'exit').then(([code]) => Promise.reject(new Error(`the learners ended with ${code}`))),
  ]);
  return loadAnswer.parse(message);
}

const countRow = z.object({ count: z.coerce.number() });

/** Waits until everything is graded, or the timeout. @returns the number of pending gradings */
async function settle(db: Database): Promise<number> {
  const until = performance.now() + SETTLE_MS;
  for (;;) {
    const { rows } = await db.execute(
      sql`select count(*) from attempt_answers where evaluation->>'status' = 'waiting'`,
    );
    const { count } = countRow.parse(rows[0]);
    if (count === 0 || performance.now() > until) return count;
    await delay(WATCH_MS);
  }
}

/** Waits until the server has generated its recordings after its first start and serves all practices. */
async function served(db: Database, exercises: readonly Exercise[]): Promise<void> {
  const until = performance.now() + SETTLE_MS;
  for (;;) {
    const { rows } = await db.execute(
      sql`select count(*) from exercises where kind = 'practice' and not retired`,
    );
    if (countRow.parse(rows[0]).count >= exercises.length) return;
    if (performance.now() > until) throw new Error('the server does not serve all practices');
    await delay(WATCH_MS);
  }
}

async function measure({ server, db, collected }: Loaded, order: LoadOrder): Promise<Measured> {
  const start = await collected();
  const memories: Memory[] = [];
  const every = setInterval(
    () => memories.push(memoryOf(server.pid, server.dataDir)),
    (order.seconds * 1000) / LOOKS,
  );
  const answer = await learn(order).finally(() => clearInterval(every));
  const left = await settle(db);
  await delay(QUIET_MS);
  return { answer, memories, start, end: await collected(), left };
}

/** A server with default settings under load from many learners, fresh and with years of stored work. */
export async function loadFigures(): Promise<Figure[]> {
  const { LOAD_SECONDS, LOAD_LEARNERS, LOAD_ATTEMPTS, LOAD_SEED } = readLoadSettings(process.env);
  const { port, env } = await inspectable();
  const server = await ServerProcess.create(env);
  const { db, close } = databaseOf(server);
  try {
    const { exercises } = await readExercises();
    await served(db, exercises);
    const tokens = await storeLearners(db, LOAD_LEARNERS);
    const loaded: Loaded = {
      server,
      db,
      collected: async () => {
        const heap = await collectGarbage(server.pid, port);
        return { heap, ...memoryOf(server.pid, server.dataDir) };
      },
    };
    const order = { origin: server.origin, tokens, seconds: LOAD_SECONDS, seed: LOAD_SEED };
    const fresh = await measure(loaded, order);
    report('a fresh server', fresh);
    const figures = freshFigures(fresh, LOAD_LEARNERS);
    if (LOAD_ATTEMPTS === 0) return figures;
    await storeAttempts(db, LOAD_ATTEMPTS, exercises);
    // As long as the first: in a shorter run the class handing in would be a larger share of all calls.
    const filled = await measure(loaded, { ...order, seed: LOAD_SEED + 1 });
    report(`a server with ${LOAD_ATTEMPTS.toLocaleString('en')} stored attempts`, filled);
    return [...figures, ...growthFigures(fresh.answer, filled.answer, LOAD_ATTEMPTS)];
  } finally {
    await close();
    await server.dispose();
  }
}
