import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Database } from '#server/db/connect.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { learnerRoles } from '#server/db/schema-staff.ts';
import { openStaffSession } from '#server/domain/staff/staff-sessions.ts';
import { tokenHash } from '#server/http/learner-sessions.ts';
import { type Account, register } from '../tests/support/accounts.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { STARTER, starterQuestion } from '../tests/support/starter.ts';
import { databaseOf } from './stored-answers.ts';
import { type Figure, median } from './table.ts';

const FEW = 100;
const WAITING = 2_000;
const GRADED = 100_000;
const TAKEN = 1_000;
const TEACHERS = 20;
/** Teachers who leave without a word, and after how many works. */
const VANISHING = 4;
const VANISH_AFTER = 5;
const ROUNDS = 60;

const data = z.object({ data: z.unknown() });

async function ask(
  { origin }: ServerProcess,
  { token }: Account,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return data.parse(await response.json()).data;
}

/** Stores essays with their gradings: waiting, or graded long ago. */
async function storeGradings(
  db: Database,
  learnerId: string,
  question: string,
  count: number,
  status: 'waiting' | 'finished',
): Promise<void> {
  const grade = JSON.stringify({ band: 6, criteria: [], summary: null, comments: [] });
  const answer = JSON.stringify({ type_code: 'ielts_writing', u: 'Bees help our city. '.repeat(40) });
  await db.execute(sql`
    with made as (
      insert into attempts (id, learner_id, exercise_id, opened_at, submitted_at)
      select gen_random_uuid(), ${learnerId}::uuid, ${STARTER.practice}, now(), now()
      from generate_series(1, ${count}::int)
      returning id
    ), answered as (
      insert into attempt_answers (attempt_id, question_id, answer, answered_at)
      select id, ${question}, ${answer}::jsonb, now() from made
    )
    insert into teacher_gradings (learner_id, attempt_id, question_id, kind, asked_by, status, asked_at, due_at, graded_at, grade)
    select ${learnerId}::uuid, id, ${question}, 'writing', 'learner', ${status}, now(),
      now() + random() * interval '48 hours',
      case when ${status} = 'finished' then now() end,
      case when ${status} = 'finished' then ${grade}::jsonb end
    from made`);
  await db.execute(sql`vacuum analyze teacher_gradings`);
}

async function newTeacher(server: ServerProcess, db: Database): Promise<Account> {
  const teacher = await register(server);
  await db
    .insert(learnerRoles)
    .values({ learner_id: teacher.learnerId, role: 'teacher', granted_by: 'command-line' });
  await openStaffSession(db, tokenHash(teacher.token), Date.now());
  return teacher;
}

async function pageTime(server: ServerProcess, teacher: Account): Promise<number> {
  const times: number[] = [];
  for (let round = -5; round < ROUNDS; round += 1) {
    const began = performance.now();
    await ask(server, teacher, ENDPOINTS.teacherDesk.queue.path);
    if (round >= 0) times.push(performance.now() - began);
  }
  return median(times);
}

/** Takes works one after another and says of each that it cannot be graded. @returns what was given */
async function workOff(server: ServerProcess, teacher: Account, isVanishing: boolean): Promise<string[]> {
  const given: string[] = [];
  const { take, submit } = ENDPOINTS.teacherDesk;
  for (;;) {
    const { task } = take.response.parse(
      await ask(server, teacher, take.path, { holding: given.slice(-10) }),
    );
    if (!task) return given;
    given.push(task.id);
    if (isVanishing && given.length === VANISH_AFTER) return given;
    const verdict = { kind: 'refusal', refusal: 'bench' };
    await ask(server, teacher, submit.path, { grading_id: task.id, version: task.version, verdict });
  }
}

async function takingFigures(server: ServerProcess, db: Database): Promise<Figure[]> {
  const teachers: Account[] = [];
  for (let count = 0; count < TEACHERS; count += 1) teachers.push(await newTeacher(server, db));
  const began = performance.now();
  const rounds = await Promise.all(
    teachers.map((teacher, index) => workOff(server, teacher, index < VANISHING)),
  );
  const seconds = (performance.now() - began) / 1_000;
  const given = rounds.flat();
  const once = new Set(given).size;
  // The time of a hold passes: what the vanished had goes to somebody else.
  await db.execute(sql`update teacher_gradings set held_until = now() where held_by is not null`);
  const last = teachers.at(-1);
  if (last) await workOff(server, last, false);
  const [{ left } = { left: -1 }] = await db
    .select({ left: sql<number>`count(*)`.mapWith(Number) })
    .from(teacherGradings)
    .where(eq(teacherGradings.status, 'waiting'));
  return [
    {
      name: `${TEACHERS} teachers at once: works given once, ${(given.length / seconds).toFixed(0)} a second`,
      ours: String(once),
      plain: String(given.length),
      ratio: once / given.length,
      bound: 'min',
      limit: 1,
    },
    {
      name: `works graded although ${VANISHING} teachers vanished`,
      ours: String(TAKEN - left),
      plain: String(TAKEN),
      ratio: (TAKEN - left) / TAKEN,
      bound: 'min',
      limit: 1,
    },
  ];
}

/** A page of the queue as it grows, and teachers who take from it at once. */
export async function teacherQueueFigures(): Promise<Figure[]> {
  const server = await ServerProcess.create();
  const { db, close } = databaseOf(server);
  try {
    const [learner, teacher] = [await register(server), await newTeacher(server, db)];
    const question = await starterQuestion('ielts_writing');
    await storeGradings(db, learner.learnerId, question, FEW, 'waiting');
    const few = await pageTime(server, teacher);
    await storeGradings(db, learner.learnerId, question, GRADED, 'finished');
    await storeGradings(db, learner.learnerId, question, WAITING - FEW, 'waiting');
    const many = await pageTime(server, teacher);
    await db.delete(teacherGradings).where(eq(teacherGradings.status, 'waiting'));
    await storeGradings(db, learner.learnerId, question, TAKEN, 'waiting');
    return [
      {
        name: `queue page: ${WAITING.toLocaleString('en')} waiting and ${GRADED.toLocaleString('en')} graded against ${FEW} waiting`,
        ours: `${many.toFixed(1)} ms`,
        plain: `${few.toFixed(1)} ms`,
        ratio: many / few,
        bound: 'max',
        limit: 1.5,
      },
      ...(await takingFigures(server, db)),
    ];
  } finally {
    await close();
    await server.dispose();
  }
}
