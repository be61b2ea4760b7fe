import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod/mini';
import type { Evidence } from '../evidence.ts';
import type { Invariant } from './invariant.ts';

const day = z.object({ day: z.string(), answered: z.number(), correct: z.number() });
type Day = z.infer<typeof day>;
const sums = z.tuple([z.object({ kept: z.coerce.number(), counted: z.coerce.number() })]);

const VIETNAM = "at time zone 'UTC' + interval '7 hours')::date::text";

/** Answers with a mark by day: the stored ones, and each answer to a question of the revise set. */
async function countedDays({ db, learnerId, trail }: Evidence): Promise<Map<string, Omit<Day, 'day'>>> {
  const counted = new Map<string, Omit<Day, 'day'>>();
  const add = ({ day, answered, correct }: Day): void => {
    const known = counted.get(day) ?? { answered: 0, correct: 0 };
    counted.set(day, { answered: known.answered + answered, correct: known.correct + correct });
  };
  const { rows } = await db.query(
    `select (g.answered_at ${VIETNAM} as day, count(*)::int as answered, (count(*) filter (where g.is_correct))::int as correct
     from attempt_answers g join attempts a on a.id = g.attempt_id
     where a.learner_id = $1 and g.is_correct is not null group by 1`,
    [learnerId],
  );
  for (const each of z.array(day).parse(rows)) add(each);
  for (const { place, before, after } of trail) {
    if (place !== 'revise_answers' || !after || typeof after.is_correct !== 'boolean') continue;
    if (before?.at === after.at) continue;
    const at = new Date(Date.parse(String(after.at)) + 7 * 3_600_000);
    add({ day: at.toISOString().slice(0, 10), answered: 1, correct: after.is_correct ? 1 : 0 });
  }
  return counted;
}

/** The sums behind the learning report match the answers, marks and bands. */
export const answerSums: Invariant = {
  name: 'answer-sums',
  afterGrading: true,
  check: async (evidence) => {
    const { db, learnerId } = evidence;
    const counted = await countedDays(evidence);
    const { rows } = await db.query(
      `select day::text, sum(answered)::int as answered, sum(correct)::int as correct
       from learning_days where learner_id = $1 group by 1 having sum(answered) <> 0 or sum(correct) <> 0`,
      [learnerId],
    );
    const kept = new Map(
      z
        .array(day)
        .parse(rows)
        .map(({ day: when, ...sum }) => [when, sum]),
    );
    const problems = isDeepStrictEqual(new Map([...kept].sort()), new Map([...counted].sort()))
      ? []
      : [
          `sums by day are ${JSON.stringify([...kept])}, the answers amount to ${JSON.stringify([...counted])}`,
        ];
    const pairs = {
      bands: `select (select coalesce(sum(total), 0) from band_days where learner_id = $1) as kept,
        (select coalesce(sum((g.evaluation #>> '{content,result,band,point}')::real), 0) from attempt_answers g
         join attempts a on a.id = g.attempt_id where a.learner_id = $1) as counted`,
      'marks of tests': `select (select coalesce(sum(marks), 0) from test_marks where learner_id = $1) as kept,
        (select coalesce(sum(g.marks_won), 0) from attempt_answers g join attempts a on a.id = g.attempt_id
         join exercises e on e.id = a.exercise_id where a.learner_id = $1 and e.kind = 'test') as counted`,
    };
    for (const [name, query] of Object.entries(pairs)) {
      const [{ kept: is, counted: should }] = sums.parse((await db.query(query, [learnerId])).rows);
      if (Math.abs(is - should) > 0.001) problems.push(`the sum of ${name} is ${is}, it should be ${should}`);
    }
    return problems;
  },
};
