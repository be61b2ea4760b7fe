import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { setHomework } from '#server/domain/classes/homework.ts';
import { newPhone } from '../support/new-phone.ts';
import { STARTER } from '../support/starter.ts';
import { aClass, changing, HOUR, lessonIn } from './class-kit.ts';
import { activeLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const ROWS = 100_000;
/** Tables that grow with the centre. */
const GROWING = [
  ...['learners', 'advice_requests', 'advice_events', 'study_events', 'attempts', 'provider_usage'],
  ...['question_reports', 'teacher_gradings', 'grading_times', 'attempt_answers'],
];

const service = await startService();
const { db } = service.platform;
const { token, ...staff } = await staffMember(service, 'operator', 'teacher');
const learner = await activeLearner(service);

/** Three years of a centre, evenly spread. */
async function fill(): Promise<void> {
  const ago = sql.raw(`now() - (n * interval '15 minutes')`);
  const many = sql.raw(`generate_series(1, ${ROWS}) n`);
  await db.execute(sql`
    insert into learners (id, phone, full_name, registration, created_at)
    select gen_random_uuid(), '08' || lpad(n::text, 8, '0'), 'Học thử', '{}', ${ago} from ${many}`);
  await db.execute(sql`
    insert into advice_requests (id, created_at, product_name, phone, children_name, children_yob,
      children_ability, type_id, source, state, closed_at)
    select gen_random_uuid(), ${ago}, 'IELTS', '07' || lpad(n::text, 8, '0'), '', 0, '', 5, 'web',
      case when n < 20 then 'new' else 'closed' end, case when n < 20 then null else now() end from ${many}`);
  await db.execute(sql`
    insert into study_events (learner_id, day, subject, minutes, at, counts)
    select id, (created_at)::date, 'test:x', 5, created_at, true from learners where phone like '08%'`);
  await db.execute(sql`
    insert into attempts (id, learner_id, exercise_id, opened_at, submitted_at)
    select gen_random_uuid(), ${learner.id}, ${STARTER.practice}, ${ago}, ${ago} from ${many}`);
  await db.execute(sql`
    insert into provider_usage (learner_id, day, tokens, cost, calls)
    select id, created_at::date, 1, 1, 1 from learners where phone like '08%'`);
  await db.execute(sql`
    insert into question_reports (id, question_id, errors, content, is_again, debug, created_at, closed_at)
    select gen_random_uuid(), ${`${STARTER.practice}.1`}, '[]', '', false, false, ${ago},
      case when n < 20 then null else now() end from ${many}`);
  await db.execute(sql`
    insert into attempt_answers (attempt_id, question_id, answer, answered_at, evaluation)
    select id, 'q', '{}', submitted_at, '{"content": {"result": {"band": {"point": 6}}}}' from attempts`);
  await db.execute(sql`
    insert into teacher_gradings (learner_id, attempt_id, question_id, kind, asked_by, status, asked_at, due_at,
      graded_at, grade)
    select learner_id, id, 'q', 'writing', 'learner', 'finished', submitted_at, submitted_at, submitted_at,
      '{"band": 6.5}' from attempts`);
  await db.execute(
    sql`insert into grading_times (at, kind, seconds) select ${ago}, 'writing', n from ${many}`,
  );
  await db.execute(sql`analyze`);
}

const scanRow = z.object({ relname: z.string(), scans: z.coerce.number() });
async function fullScans(): Promise<Record<string, number>> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute(sql`
    select relname, seq_scan as scans from pg_stat_user_tables where relname in ${GROWING} order by relname`);
  return Object.fromEntries(
    rows.map((row) => scanRow.parse(row)).map(({ relname, scans }) => [relname, scans]),
  );
}

it('no call of the desk reads a growing table from end to end', { timeout: 240_000 }, async () => {
  await fill();
  const own = await aClass(service, { teacher: { token, ...staff } });
  const lesson = await lessonIn(service, own.id, -2 * HOUR);
  const homework = { exercise_id: STARTER.practice, due_at: null };
  await changing(service)((tx) => setHomework(tx, lesson, homework, new Date()));
  const before = await fullScans();
  const post = (path: string, body: unknown) => service.post(path, { token, body });
  const get = (path: string) => service.get(path, { token });
  const begin = performance.now();
  const answers = [
    await get('/desk/figures?weeks=12'),
    await post('/desk/advice/find', {}),
    await post('/desk/advice/find', { state: 'closed' }),
    await post('/desk/advice/find', { state: 'all', phone: '9999' }),
    await post('/desk/advice/find', { state: 'all', assigned: 'me' }),
    await post('/desk/learners/find', { phone: newPhone() }),
    await post('/desk/learners/find', { phone: '1234' }),
    await get(`/desk/learners/${learner.id}`),
    await get('/desk/reports'),
    await get('/desk/reports?state=closed'),
    await get('/desk/spending?days=84'),
    await get('/desk/gradings/failed'),
    await get('/desk/my-classes'),
    await get(`/desk/my-classes/${own.id}`),
    await get(`/desk/my-lessons/${lesson}`),
  ];
  const seconds = (performance.now() - begin) / 1_000;
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await fullScans()).toEqual(before);
  expect(seconds, 'seconds for all of them').toBeLessThan(20);
});
