import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { tokenHash } from '#server/http/learner-sessions.ts';
import type { Exercise } from './load-exercises.ts';

/** Stored attempts are spread over this many past days. */
const DAYS = 80;

/**
 * Inserts signed-in learners with all courses activated directly into the database: a thousand registrations
 * by one-time code would take longer than the measurement.
 * @returns their tokens
 */
export async function storeLearners(db: Database, count: number): Promise<string[]> {
  const learners = Array.from({ length: count }, (_, index) => {
    const token = randomBytes(32).toString('base64url');
    return { id: randomUUID(), phone: `09${String(index).padStart(8, '0')}`, token, hash: tokenHash(token) };
  });
  const rows = JSON.stringify(learners.map(({ id, phone, hash }) => ({ id, phone, hash })));
  const made = sql`jsonb_to_recordset(${rows}::jsonb) as made(id uuid, phone text, hash text)`;
  await db.execute(
    sql`insert into learners (id, phone, full_name, registration) select id, phone, 'Nguyễn Thị Thử', '{}' from ${made}`,
  );
  await db.execute(
    sql`insert into tokens (hash, learner_id, expires_at) select hash, id, now() + interval '30 days' from ${made}`,
  );
  await db.execute(
    sql`insert into course_activations (learner_id, course_id, status, activated_at)
      select made.id, courses.id, 'activated', now() from ${made} cross join courses where not courses.retired`,
  );
  await db.execute(sql`analyze`);
  return learners.map(({ token }) => token);
}

/**
 * Inserts submitted and marked attempts, spread evenly over learners, practices and weeks, with everything
 * that saving them would have stored: answers, one of three wrong, their cards, and idempotency records.
 */
export async function storeAttempts(
  db: Database,
  attempts: number,
  exercises: readonly Exercise[],
): Promise<void> {
  const answers = JSON.stringify(
    exercises.flatMap(({ practice, keyed }) => keyed.map((question) => ({ practice, ...question }))),
  );
  const practices = JSON.stringify(exercises.map(({ practice }, place) => ({ practice, place })));
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table stored on commit drop as
      select gen_random_uuid() as id, owner.id as learner_id, practice,
        now() - (1 + number % ${DAYS}) * interval '1 day' - (number % 600) * interval '1 minute' as at
      from generate_series(0, ${attempts}::int - 1) as number
      join (select id, row_number() over (order by id) - 1 as place, count(*) over () as count
        from learners where phone is not null) as owner on owner.place = number % owner.count
      join jsonb_to_recordset(${practices}::jsonb) as offered(practice text, place int)
        on offered.place = (number / owner.count) % ${exercises.length}`);
    await tx.execute(sql`
      insert into attempts (id, learner_id, exercise_id, opened_at, submitted_at, received_at, mark_seen_at)
      select id, learner_id, practice, at, at + interval '20 minutes', at, at + interval '1 hour' from stored`);
    await tx.execute(sql`
      insert into attempt_answers (attempt_id, question_id, answer, answered_at, is_correct, marks_won)
      select stored.id, keyed.id, case when good then keyed.right else keyed.wrong end, at, good, good::int
      from stored
      join jsonb_to_recordset(${answers}::jsonb) as keyed(practice text, id text, "right" jsonb, wrong jsonb)
        on keyed.practice = stored.practice
      cross join lateral (select hashtext(stored.id::text || keyed.id) % 3 <> 0 as good) as mark`);
    await tx.execute(sql`
      insert into notebook_cards
        (learner_id, id, exercise_id, question_id, wrong_answer, memory, due, lapsed_at, last_event_at, removed)
      select distinct on (learner_id, practice, question_id)
        learner_id, 'q:' || practice || ':' || question_id, practice, question_id, answer,
        jsonb_build_object('state', 2, 'due', ms, 'last_review', ms, 'stability', 3, 'difficulty', 5,
          'scheduled_days', 1, 'learning_steps', 0, 'reps', 1, 'lapses', 1), ms, ms, ms, false
      from attempt_answers join stored on stored.id = attempt_id
      cross join lateral (select (extract(epoch from at) * 1000)::bigint as ms) as moment
      where not is_correct order by learner_id, practice, question_id, at desc
      on conflict do nothing`);
    await tx.execute(sql`
      insert into idempotency (learner_id, key, operation, body_hash, response, created_at)
      select learner_id, gen_random_uuid(), 'practice.updateSingleAnswer', md5(attempt_id::text || question_id),
        json_build_object('attempt_id', attempt_id, 'question_id', question_id), at
      from attempt_answers join stored on stored.id = attempt_id`);
  });
  await db.execute(sql`vacuum analyze`);
}
