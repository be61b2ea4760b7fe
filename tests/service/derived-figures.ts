import { type SQL, sql } from 'drizzle-orm';
import { streakAtEndOf } from '#server/areas/course-learning/streak-months.ts';
import type { Database } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { attemptBand } from '#server/domain/attempt/attempt-band.ts';
import { answersOf, questionsOf } from '#server/domain/attempt/store.ts';

/** A figure as it is stored, and as its sources make it, each sorted. */
interface Remade {
  stored: readonly object[];
  remade: readonly object[];
}
type Remake = (db: Database) => Promise<Remade>;

const byQueries =
  (stored: SQL, remade: SQL): Remake =>
  async (db) => ({ stored: (await db.execute(stored)).rows, remade: (await db.execute(remade)).rows });

const ANSWERS = sql`attempt_answers given join attempts a on a.id = given.attempt_id
  join exercises e on e.id = a.exercise_id
  join questions q on q.exercise_id = a.exercise_id and q.id = given.question_id`;
const SKILL = sql`learning_skill(e, q.question #>> '{content,type_code}', q.part)`;
const TYPE = sql`q.question #>> '{content,type_code}'`;

/** Every recording of the speaking room in which something was heard, by the latest evaluation of its answers. */
const HEARD = sql`
  select distinct on (a.learner_id, given.answer ->> 'recording_id')
    a.learner_id, given.answer ->> 'recording_id' as recording_id,
    min(learning_day(given.answered_at)) over (partition by a.learner_id, given.answer ->> 'recording_id') as day,
    coalesce(result ->> 'duration', result #>> '{sound,duration}')::float8 as seconds,
    case when result ->> 'outcome' = 'graded' then result -> 'measures' end as measures
  from attempt_answers given join attempts a on a.id = given.attempt_id
  join exercises e on e.id = a.exercise_id and e.kind = 'speaking',
  lateral (select given.evaluation #> '{content,result}' as result) found
  where given.evaluation #>> '{content,kind}' = 'talk'
    and coalesce(result ->> 'duration', result #>> '{sound,duration}') is not null
  order by a.learner_id, given.answer ->> 'recording_id', given.answered_at desc`;
const STORED_TALK = sql`sum(talks)::int as talks, round(sum(seconds)) as seconds, sum(graded)::int as graded,
  sum(words)::int as words, round(sum(talk_seconds)) as talk_seconds, round(sum(pause_seconds)) as pauses,
  round(sum(diversity)) as diversity, round(sum(pronunciation)) as pronunciation`;
const measure = (name: string) => sql`coalesce((measures ->> ${sql.raw(`'${name}'`)})::float8, 0)`;
const HEARD_TALK = sql`count(*)::int as talks, round(sum(seconds)) as seconds, count(measures)::int as graded,
  sum(${measure('words')})::int as words, round(sum(${measure('talk_seconds')})) as talk_seconds,
  round(sum(${measure('talk_seconds')} * ${measure('pause_share')})) as pauses,
  round(sum(${measure('diversity')})) as diversity, round(sum(${measure('pronunciation')})) as pronunciation`;

/** Sums of what was spoken, by these columns. */
const spokenBy = (table: string, columns: string): Remake => {
  const by = sql.raw(columns);
  return byQueries(
    sql`select ${by}, ${STORED_TALK} from ${sql.raw(table)} group by ${by} having sum(talks) > 0 order by ${by}`,
    sql`select ${by}, ${HEARD_TALK} from (${HEARD}) heard group by ${by} order by ${by}`,
  );
};

/** The months anew from the days of study, with none stored, in a transaction that is given up. */
const remakeStreaks: Remake = async (db) => {
  const { streakMonths } = schema;
  const months = db.select().from(streakMonths).orderBy(streakMonths.learner_id, streakMonths.day);
  const stored = await months;
  const remade: object[] = [];
  await db
    .transaction(async (tx) => {
      await tx.delete(streakMonths);
      for (const { learner_id, day } of stored)
        remade.push({ learner_id, day, ...(await streakAtEndOf(tx, learner_id, day, day)) });
      tx.rollback();
    })
    .catch(() => undefined);
  return { stored, remade };
};

const remakeBands: Remake = async (db) => {
  const { speakingBands } = schema;
  const { rows } = await db.execute<{
    attempt_id: string;
    learner_id: string;
    exercise_id: string;
    at: string;
  }>(sql`
    select a.id as attempt_id, a.learner_id, a.exercise_id, a.submitted_at as at
    from attempts a join exercises e on e.id = a.exercise_id and e.kind = 'speaking'
    where a.submitted_at is not null order by a.id`);
  const remade: object[] = [];
  for (const { at, ...attempt } of rows) {
    const band = attemptBand(
      await questionsOf(db, attempt.exercise_id),
      await answersOf(db, attempt.attempt_id),
    );
    if (band?.outcome !== 'graded') continue;
    const { low, point, high } = band.band;
    remade.push({ ...attempt, at: new Date(at), low, point, high });
  }
  return { stored: await db.select().from(speakingBands).orderBy(speakingBands.attempt_id), remade };
};

/** Each figure of docs/sums.md with how its sources make it. Tries at revise questions count as one each. */
export const DERIVED_FIGURES: Readonly<Record<string, Remake>> = {
  learning_days: byQueries(
    sql`select learner_id, day::text, skill, type_code, answered, correct from learning_days
      where answered <> 0 or correct <> 0 order by 1, 2, 3, 4`,
    sql`select learner_id, day::text, skill, type_code, count(*)::int as answered, (count(*) filter (where is_correct))::int as correct
      from (
        select a.learner_id, learning_day(given.answered_at) as day, ${SKILL} as skill, ${TYPE} as type_code, given.is_correct
        from ${ANSWERS} where given.is_correct is not null
        union all
        select r.learner_id, learning_day(r.at), ${SKILL}, ${TYPE}, r.is_correct
        from revise_answers r join exercises e on e.id = r.revise_id
        join questions q on q.exercise_id = r.revise_id and q.id = r.question_id where r.is_correct is not null
      ) counted group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ),
  band_days: byQueries(
    sql`select learner_id, day::text, skill, total::float8, graded from band_days where graded <> 0 order by 1, 2, 3`,
    sql`select a.learner_id, learning_day(given.answered_at)::text as day, ${SKILL} as skill,
        sum((given.evaluation #>> '{content,result,band,point}')::real)::float8 as total, count(*)::int as graded
      from ${ANSWERS} where given.evaluation #>> '{content,result,band,point}' is not null
      group by 1, 2, 3 order by 1, 2, 3`,
  ),
  test_marks: byQueries(
    sql`select learner_id, attempt_id, exercise_id, at, marks::float8 from test_marks order by attempt_id`,
    sql`select a.learner_id, a.id as attempt_id, a.exercise_id, max(given.answered_at) as at, sum(given.marks_won)::float8 as marks
      from ${ANSWERS} where e.kind = 'test' and given.is_correct is not null group by a.id order by a.id`,
  ),
  graded_readings: byQueries(
    sql`select attempt_id, question_id, learner_id, at from graded_readings order by 1, 2`,
    sql`select attempt_id, question_id, learner_id, answered_at as at
      from attempt_answers join attempts on attempts.id = attempt_id
      where evaluation #>> '{content,kind}' = 'speaking' and evaluation #>> '{content,result,outcome}' = 'graded'
      order by 1, 2`,
  ),
  study_times: byQueries(
    sql`select learner_id, day::text, subject, seconds from study_times order by 1, 2, 3`,
    sql`select learner_id, day::text, subject, floor(sum((span ->> 1)::bigint - (span ->> 0)::bigint) / 1000.0 + 0.5)::int as seconds
      from study_times, jsonb_array_elements(spans) as span group by 1, 2, 3 order by 1, 2, 3`,
  ),
  streak_months: remakeStreaks,
  // What commands wrote is counted as it comes, and no rows tell it: whoever sent none has only their recordings.
  learner_storage: byQueries(
    sql`select s.learner_id, unattached_bytes::int as loose,
        (case when day_written_bytes = 0 then stored_bytes else least(stored_bytes, recorded) end)::int as stored
      from learner_storage s, lateral (
        select coalesce(sum(length), 0) as recorded from recordings r where r.learner_id = s.learner_id
      ) as sums order by 1`,
    sql`select s.learner_id, coalesce(sum(length) filter (where first_used_at is null), 0)::int as loose,
        coalesce(sum(length), 0)::int as stored
      from learner_storage s left join recordings r on r.learner_id = s.learner_id group by 1 order by 1`,
  ),
  speaking_talks: spokenBy('speaking_talks', 'learner_id, recording_id::uuid, day::text'),
  speaking_days: spokenBy('speaking_days', 'learner_id, day::text'),
  speaking_totals: spokenBy('speaking_totals', 'learner_id'),
  speaking_done: byQueries(
    sql`select learner_id, exercise_id, done from speaking_done where done > 0 order by 1, 2`,
    sql`select a.learner_id, a.exercise_id, count(*)::int as done
      from attempts a join exercises e on e.id = a.exercise_id and e.kind = 'speaking'
      where a.submitted_at is not null group by 1, 2 order by 1, 2`,
  ),
  speaking_bands: remakeBands,
};
