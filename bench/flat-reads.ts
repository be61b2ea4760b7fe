import { sql } from 'drizzle-orm';
import { type Account, activateCourse, register } from '../tests/support/accounts.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { STARTER } from '../tests/support/starter.ts';
import { databaseOf, storeAnswers, storeNotebook } from './stored-answers.ts';
import { type Figure, median } from './table.ts';

/** Stored answers of the two learners that are compared. */
interface Stored {
  few: number;
  many: number;
}

const ANSWERS: Stored = { few: 100, many: 100_000 };
const ROUNDS = 60;

async function timeOf(url: string, { token }: Account): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - began;
}

/**
 * Duration of a call for a learner with many stored answers compared with one with few, alternating on one
 * server.
 */
export async function flatFigure(
  name: string,
  server: ServerProcess,
  path: string,
  [few, many]: readonly [Account, Account],
  answers = ANSWERS,
): Promise<Figure> {
  const url = `${server.origin}/api${path}`;
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
  for (let round = -5; round < ROUNDS; round += 1) {
    const [a, b] = [await timeOf(url, many), await timeOf(url, few)];
    if (round < 0) continue;
    times.many.push(a);
    times.few.push(b);
  }
  const [a, b] = [median(times.many), median(times.few)];
  return {
    name: `${name}, ${answers.many.toLocaleString('en')} stored answers against ${answers.few}`,
    ours: `${a.toFixed(1)} ms`,
    plain: `${b.toFixed(1)} ms`,
    ratio: a / b,
    bound: 'max',
    limit: 2,
  };
}

/** A server with two learners, one with few answers and one with many. */
export async function withLearners(
  fill: (server: ServerProcess, learner: Account, answers: number) => Promise<void>,
  measure: (server: ServerProcess, learners: readonly [Account, Account]) => Promise<Figure[]>,
  answers = ANSWERS,
): Promise<Figure[]> {
  const server = await ServerProcess.create();
  try {
    const learners = [await register(server), await register(server)] as const;
    for (const learner of learners) await activateCourse(server, learner, STARTER.course);
    await fill(server, learners[0], answers.few);
    await fill(server, learners[1], answers.many);
    const { db, close } = databaseOf(server);
    await db.execute(sql`vacuum analyze`);
    await close();
    return await measure(server, learners);
  } finally {
    await server.dispose();
  }
}

async function fillAnswers(server: ServerProcess, { learnerId }: Account, answers: number): Promise<void> {
  const { db, close } = databaseOf(server);
  await storeAnswers(db, learnerId, answers);
  await close();
}

async function fillAll(server: ServerProcess, learner: Account, answers: number): Promise<void> {
  await fillAnswers(server, learner, answers);
  const { db, close } = databaseOf(server);
  await storeNotebook(db, learner.learnerId, answers);
  await close();
}

/** The learning report of twelve weeks. */
export const learningReportFigures = (): Promise<Figure[]> =>
  withLearners(fillAnswers, async (server, learners) => [
    await flatFigure('learning report', server, '/ielts/learning-report', learners),
    await flatFigure('what a plan is made of', server, '/ielts/roadmap', learners),
  ]);

/** The lists learners open most often: a course's lessons, one lesson, the notebook. */
export const flatListFigures = (): Promise<Figure[]> =>
  withLearners(fillAll, async (server, learners) => [
    await flatFigure('lesson list', server, `/ielts/courses/${STARTER.course}/details`, learners),
    await flatFigure('a lesson', server, `/ielts/lessons/${STARTER.lesson}/assets`, learners),
    await flatFigure('notebook, what is due', server, '/notebook?scope=due', learners),
    await flatFigure('notebook, all', server, '/notebook?scope=all', learners),
  ]);
