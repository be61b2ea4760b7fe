import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { storeActivation } from '#server/domain/course/access.ts';
import { recordWrongAnswer } from '#server/domain/notebook/record-wrong-answer.ts';
import { replanReminder } from '#server/domain/push/replan-reminder.ts';
import { storeStudyTime } from '#server/domain/study/study-time.ts';
import { claimTags } from './claim-tags.ts';

const { consents, courses, exercises, lessons, recordings, reviseAnswers, sectionProgress, studyTimes } =
  schema;

/**
 * Where both have an answer, the newer stays: a guest's wrong one goes into the notebook, as it would for a
 * learner.
 */
async function transferReviseAnswers(tx: Tx, learnerId: string, guestId: string): Promise<string[]> {
  // Restarting a set or a lesson counts as work too: what came before it no longer applies.
  await tx.execute(sql`
    insert into restarts as mine (learner_id, kind, module_id, at)
    select ${learnerId}::uuid, kind, module_id, at from restarts where learner_id = ${guestId}
    on conflict (learner_id, kind, module_id) do update set at = greatest(mine.at, excluded.at)`);
  await tx.execute(sql`
    delete from revise_answers older using revise_answers newer
    where older.revise_id = newer.revise_id and older.question_id = newer.question_id
      and ((older.learner_id = ${learnerId} and newer.learner_id = ${guestId} and older.at <= newer.at)
        or (older.learner_id = ${guestId} and newer.learner_id = ${learnerId} and older.at < newer.at))`);
  const transferred = await tx
    .update(reviseAnswers)
    .set({ learner_id: learnerId })
    .where(eq(reviseAnswers.learner_id, guestId))
    .returning();
  await tx.execute(sql`
    delete from revise_answers given using restarts
    where given.learner_id = ${learnerId} and restarts.learner_id = ${learnerId} and restarts.kind = 'revise'
      and restarts.module_id = given.revise_id and given.at <= restarts.at`);
  for (const { revise_id, question_id, answer, is_correct, at } of transferred) {
    if (is_correct === false)
      await recordWrongAnswer(tx, { learnerId, exerciseId: revise_id, questionId: question_id, answer, at });
  }
  return [...new Set(transferred.map(({ revise_id }) => revise_id))];
}

/** The guest's progress in lessons, and the days on which they studied. */
async function transferProgress(tx: Tx, learnerId: string, guestId: string): Promise<string[]> {
  const begun = await tx
    .selectDistinct({ lesson_id: sectionProgress.lesson_id })
    .from(sectionProgress)
    .where(eq(sectionProgress.learner_id, guestId));
  await tx.execute(sql`
    insert into section_progress as mine
      (learner_id, lesson_id, section_id, status, at, begun_again_at, completed_again_at)
    select ${learnerId}::uuid, lesson_id, section_id, status, at, begun_again_at, completed_again_at
    from section_progress where learner_id = ${guestId}
    on conflict (learner_id, lesson_id, section_id) do update set
      status = greatest(mine.status, excluded.status),
      at = case when mine.status < excluded.status then excluded.at else mine.at end,
      begun_again_at = greatest(mine.begun_again_at, excluded.begun_again_at),
      completed_again_at = greatest(mine.completed_again_at, excluded.completed_again_at)`);
  await tx.execute(sql`
    insert into study_events as mine (learner_id, day, subject, course_id, minutes, estimated_minutes, at, counts)
    select ${learnerId}::uuid, day, subject, course_id, minutes, estimated_minutes, at, counts
    from study_events where learner_id = ${guestId}
    on conflict (learner_id, day, subject) do update set counts = mine.counts or excluded.counts`);
  return begun.map(({ lesson_id }) => lesson_id);
}

/** The guest's measured time, without what the learner's own devices have measured at the same time. */
async function transferTimes(tx: Tx, learnerId: string, guestId: string): Promise<void> {
  const times = await tx.select().from(studyTimes).where(eq(studyTimes.learner_id, guestId));
  await storeStudyTime(tx, learnerId, times, Date.now());
}

/**
 * Running totals beside the rows: tries at revise questions, of which only the last is stored, and disk
 * usage.
 */
async function transferSums(tx: Tx, learnerId: string, guestId: string): Promise<void> {
  await tx.execute(sql`select learning_lock(${learnerId}::uuid)`);
  // Those of attempts were moved with the attempts.
  await tx.execute(sql`
    insert into learning_days as mine (learner_id, day, skill, type_code, answered, correct)
    select ${learnerId}::uuid, day, skill, type_code, answered, correct
    from learning_days where learner_id = ${guestId} and answered > 0
    on conflict (learner_id, day, skill, type_code) do update set
      answered = mine.answered + excluded.answered, correct = mine.correct + excluded.correct`);
  await tx.execute(sql`delete from learning_days where learner_id = ${guestId}`);
  await tx.execute(sql`
    insert into learner_storage as mine (learner_id, stored_bytes, unattached_bytes)
    select ${learnerId}::uuid, stored_bytes, unattached_bytes from learner_storage where learner_id = ${guestId}
    on conflict (learner_id) do update set
      stored_bytes = mine.stored_bytes + excluded.stored_bytes,
      unattached_bytes = mine.unattached_bytes + excluded.unattached_bytes`);
  await tx.execute(sql`
    update learner_storage set stored_bytes = 0, unattached_bytes = 0 where learner_id = ${guestId}`);
}

/** Only the first answers to the survey count, so the learner's own stay. */
async function transferSurvey(tx: Tx, learnerId: string, guestId: string): Promise<void> {
  await tx.execute(sql`
    update speaking_surveys set learner_id = ${learnerId} where learner_id = ${guestId}
      and not exists (select from speaking_surveys where learner_id = ${learnerId})`);
}

/** Where a guest worked, by ids. */
export interface WorkedIn {
  exercises: string[];
  lessons: string[];
}

/** Activates the free courses that the guest worked in, so that the learner can continue there. */
async function openCourses(tx: Tx, learnerId: string, done: WorkedIn) {
  const free = eq(courses.is_free, true);
  const ofExercises =
    done.exercises.length === 0
      ? []
      : await tx
          .selectDistinct({ id: courses.id })
          .from(courses)
          .innerJoin(exercises, eq(exercises.course_id, courses.id))
          .where(and(free, inArray(exercises.id, done.exercises)));
  const ofLessons =
    done.lessons.length === 0
      ? []
      : await tx
          .selectDistinct({ id: courses.id })
          .from(courses)
          .innerJoin(lessons, eq(lessons.course_id, courses.id))
          .where(and(free, inArray(lessons.id, done.lessons)));
  for (const id of new Set([...ofExercises, ...ofLessons].map((course) => course.id)))
    await storeActivation(tx, learnerId, id);
}

/**
 * Transfers what a guest did in free courses and trial lessons to the learner, except their attempts, which
 * have been transferred before.
 * @param attempted the exercises of those attempts
 */
export async function claimLearning(
  tx: Tx,
  learnerId: string,
  guestId: string,
  attempted: readonly string[],
): Promise<WorkedIn> {
  await tx.update(recordings).set({ learner_id: learnerId }).where(eq(recordings.learner_id, guestId));
  await tx.update(consents).set({ learner_id: learnerId }).where(eq(consents.learner_id, guestId));
  const revised = await transferReviseAnswers(tx, learnerId, guestId);
  const begun = await transferProgress(tx, learnerId, guestId);
  await transferSums(tx, learnerId, guestId);
  await transferTimes(tx, learnerId, guestId);
  await transferSurvey(tx, learnerId, guestId);
  await claimTags(tx, learnerId, guestId);
  const worked = { exercises: [...attempted, ...revised], lessons: begun };
  await openCourses(tx, learnerId, worked);
  await replanReminder(tx, learnerId);
  return worked;
}
