import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { HOMEWORK_KINDS, type HomeworkItem } from '#contract/tutoring.ts';
import type { Queryable } from '#server/db/connect.ts';

const rowSchema = z.object({
  id: z.uuid(),
  learner_id: z.uuid(),
  lesson_id: z.uuid(),
  kind: z.enum(HOMEWORK_KINDS),
  exercise_id: z.string(),
  title: z.string(),
  set_at: z.number(),
  due_at: z.nullable(z.number()),
  done_at: z.nullable(z.number()),
  attempt_id: z.nullable(z.uuid()),
  begun: z.boolean(),
});

export type LessonHomework = HomeworkItem & { lesson_id: string };
type MembersHomework = LessonHomework & { learner_id: string };

const ms = (moment: ReturnType<typeof sql>) => sql`(extract(epoch from ${moment}) * 1000)::float8`;

type Where = { classId: string } | { lessonIds: readonly string[] };

/**
 * Homework with what each of the learners did of it since it was set, oldest first. A practice or test is done when it
 * was handed in, a revise set when each question was answered; it stays done when it is begun anew.
 */
export async function homeworkOfEach(
  db: Queryable,
  learnerIds: readonly string[],
  where: Where,
): Promise<MembersHomework[]> {
  if (learnerIds.length === 0 || ('lessonIds' in where && where.lessonIds.length === 0)) return [];
  const condition =
    'classId' in where
      ? sql`homework.class_id = ${where.classId}`
      : sql`homework.lesson_id in ${[...where.lessonIds]}`;
  // Named again beside each join, so that the plan knows that they are few: it looks their work up by index.
  const theirs = [...learnerIds];
  const { rows } = await db.execute(sql`
    select homework.id, who.id as learner_id, homework.lesson_id, exercise.kind, homework.exercise_id, exercise.title,
      ${ms(sql`homework.set_at`)} as set_at, ${ms(sql`homework.due_at`)} as due_at, handed_in.attempt_id,
      ${ms(sql`coalesce(handed_in.at, revised.at, revised_before.at)`)} as done_at,
      coalesce(handed_in.begun, false) or coalesce(revised.begun, false) as begun
    from class_homework homework
    join exercises exercise on exercise.id = homework.exercise_id
    join learners who on who.id in ${theirs}
    left join lateral (
      select min(submitted_at) filter (where submitted_at >= homework.set_at) as at,
        (array_agg(id order by submitted_at desc) filter (where submitted_at >= homework.set_at))[1] as attempt_id,
        bool_or(coalesce(submitted_at, opened_at) >= homework.set_at) as begun
      from attempts
      where learner_id = who.id and learner_id in ${theirs} and exercise_id = homework.exercise_id and exercise.kind <> 'revise'
    ) handed_in on true
    left join lateral (
      select case when count(*) = count(answered.at) then max(answered.at) end as at,
        count(answered.at) > 0 as begun
      from questions question
      left join revise_answers answered on answered.learner_id = who.id and answered.learner_id in ${theirs}
        and answered.revise_id = question.exercise_id and answered.question_id = question.id
        and answered.at >= homework.set_at
      where question.exercise_id = homework.exercise_id and not question.retired and exercise.kind = 'revise'
    ) revised on true
    left join lateral (
      select restarted.at from restarts restarted
      where restarted.learner_id = who.id and restarted.kind = 'revise' and exercise.kind = 'revise'
        and restarted.module_id = homework.exercise_id and restarted.at >= homework.set_at
        and restarted.answered_before >= (
          select count(*) from questions where exercise_id = homework.exercise_id and not retired
        )
    ) revised_before on true
    where ${condition}
    order by homework.set_at, homework.id`);
  return z
    .array(rowSchema)
    .parse(rows)
    .map(({ done_at, attempt_id, begun, ...row }) => ({
      ...row,
      done: done_at === null ? null : { attempt_id, at: done_at },
      is_begun: begun,
    }));
}

/** The same for one learner. */
export async function homeworkOf(db: Queryable, learnerId: string, where: Where): Promise<LessonHomework[]> {
  const found = await homeworkOfEach(db, [learnerId], where);
  return found.map(({ learner_id: _, ...homework }) => homework);
}
