import { sql } from 'drizzle-orm';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Database } from '#server/db/connect.ts';
import { flatFigure, withLearners } from './flat-reads.ts';
import { databaseOf } from './stored-answers.ts';
import type { Figure } from './table.ts';

const ANSWERS = { few: 100, many: 10_000 };
/** Answers are spread over this many past days. */
const DAYS = 80;

/** Stores graded attempts at the topics of the speaking room, with this many talks. */
async function storeTalks(db: Database, learnerId: string, talks: number): Promise<void> {
  const measures = { words: 60, talk_seconds: 30, pause_share: 0.2, diversity: 40, pronunciation: 70 };
  const evaluation = JSON.stringify({
    status: 'finished',
    content: { kind: 'talk', result: { outcome: 'graded', duration: 31, measures } },
  });
  await db.execute(sql`
    with served as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as count
      from speaking_sets where mode = 'topic' and not retired
    )
    insert into attempts (id, learner_id, exercise_id, opened_at, submitted_at)
    select gen_random_uuid(), ${learnerId}::uuid, served.id, at, at + interval '5 minutes'
    from generate_series(0, ${Math.ceil(talks / 4)}::int - 1) as number
    join served on served.place = number % served.count
    cross join lateral (select now() - (1 + number % ${DAYS}) * interval '1 day' as at) as moment`);
  await db.execute(sql`
    insert into attempt_answers (attempt_id, question_id, answer, answered_at, evaluation)
    select a.id, q.id, jsonb_build_object('type_code', 'ielts_unscripted_speaking', 'recording_id', gen_random_uuid()),
      a.submitted_at, ${evaluation}::jsonb
    from attempts a
    join lateral (select id from questions where exercise_id = a.exercise_id order by position limit 4) as q on true
    where a.learner_id = ${learnerId}
    limit ${talks}`);
  await db.execute(sql`
    insert into speaking_bands (attempt_id, learner_id, exercise_id, at, low, point, high)
    select id, learner_id, exercise_id, submitted_at, 5, 6, 7 from attempts where learner_id = ${learnerId}`);
}

/** Statistics of the speaking room: of everything, of the last weeks, and at a glance. */
export const speakingStatisticsFigures = (): Promise<Figure[]> => {
  const { listStatistic, userStatistics, home } = ENDPOINTS.speakingStatistics;
  return withLearners(
    async (server, { learnerId }, answers) => {
      const { db, close } = databaseOf(server);
      await storeTalks(db, learnerId, answers);
      await close();
    },
    async (server, learners) => [
      await flatFigure('statistics of the speaking room', server, listStatistic.path, learners, ANSWERS),
      await flatFigure('everything spoken', server, userStatistics.path, learners, ANSWERS),
      await flatFigure('the speaking room at a glance', server, home.path, learners, ANSWERS),
    ],
    ANSWERS,
  );
};
