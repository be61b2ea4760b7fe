import { sql } from 'drizzle-orm';
import type { Memory, SavedWord } from '#contract/notebook.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { runningEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { ServerProcess } from '../tests/support/server-process.ts';

/** Stored data is spread over this many past days. */
const DAYS = 80;

/** Opens the database of a running server. */
export function databaseOf(server: ServerProcess): ReturnType<typeof connect> {
  const options = runningEmbeddedPostgres(server.dataDir, 'owner');
  if (!options) throw new Error('the server has no database of its own');
  return connect({ ...options, max: 2 }, () => undefined);
}

/** Stores attempts at every practice and test with this many marked answers, like years of study. */
export async function storeAnswers(db: Database, learnerId: string, answers: number): Promise<void> {
  // Every exercise has more keyed questions than this.
  const attempts = Math.ceil(answers / 4);
  await db.execute(sql`
    with served as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as count
      from exercises where kind in ('practice', 'test') and not retired
        and (select count(*) from questions where exercise_id = exercises.id and question->>'grading_object' = '0') > 4
    )
    insert into attempts (id, learner_id, exercise_id, opened_at, submitted_at)
    select gen_random_uuid(), ${learnerId}::uuid, served.id, at, at + interval '20 minutes'
    from generate_series(0, ${attempts}::int - 1) as number
    join served on served.place = number % served.count
    cross join lateral (select now() - (1 + number % ${DAYS}) * interval '1 day' - interval '1 hour' as at) as moment`);
  await db.execute(sql`
    insert into attempt_answers (attempt_id, question_id, answer, answered_at, is_correct, marks_won)
    select a.id, q.id, '{"type_code":"free_text","text":"bench"}', a.submitted_at, right_one, right_one::int
    from attempts a
    join questions q on q.exercise_id = a.exercise_id and q.question->>'grading_object' = '0'
    cross join lateral (select (hashtext(a.id::text || q.id) % 3) <> 0 as right_one) as mark
    where a.learner_id = ${learnerId}
    order by a.id
    limit ${answers}`);
}

/**
 * Stores the notebook resulting from this many answers: a card per wrong question, its log, and saved words.
 */
export async function storeNotebook(db: Database, learnerId: string, answers: number): Promise<void> {
  const memory = JSON.stringify({
    state: 2,
    due: 0,
    last_review: 0,
    stability: 3,
    difficulty: 5,
    scheduled_days: 1,
    learning_steps: 0,
    reps: 1,
    lapses: 1,
  } satisfies Memory);
  const word = JSON.stringify({
    word: 'bench',
    meaning: 'nghĩa',
    ipa: null,
    context: null,
    source: null,
  } satisfies SavedWord);
  const at = sql`(extract(epoch from now()) * 1000)::bigint - (1 + number % ${DAYS}) * 86400000::bigint`;
  await db.execute(sql`
    insert into notebook_cards (learner_id, id, exercise_id, question_id, wrong_answer, memory, due, lapsed_at, last_event_at, removed)
    select ${learnerId}::uuid, 'q:' || exercise_id || ':' || id, exercise_id, id, '{"type_code":"free_text","text":"bench"}', ${memory}::jsonb,
      ${at}, ${at}, ${at}, false
    from (select *, row_number() over (order by exercise_id, id) as number from questions where question->>'grading_object' = '0' and not retired) as keyed
    where number <= ${answers}`);
  await db.execute(sql`
    insert into notebook_cards (learner_id, id, word, memory, due, lapsed_at, last_event_at, removed)
    select ${learnerId}::uuid, 'w:bench' || number, ${word}::jsonb,
      ${memory}::jsonb, ${at} + (number % 30) * 86400000::bigint, ${at}, ${at}, false
    from generate_series(1, ${Math.round(answers / 100)}::int) as number`);
  await db.execute(sql`
    insert into notebook_events (learner_id, id, card_id, kind, rating, at)
    select ${learnerId}::uuid, gen_random_uuid(), 'w:bench' || (1 + number % ${Math.max(1, Math.round(answers / 100))}), 'review', 3, ${at}
    from generate_series(1, ${answers}::int) as number`);
}
