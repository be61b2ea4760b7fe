import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { href } from '#contract/href.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { SpeakingMode } from '#contract/speaking.ts';
import { certificates } from '#server/db/schema-certificate.ts';
import { courses, exercises, questions } from '#server/db/schema-content.ts';
import { dataOffers } from '#server/db/schema-desk.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { attemptAnswers, attempts } from '#server/db/schema-progress.ts';
import { questionReports } from '#server/db/schema-report.ts';
import { speakingSets } from '#server/db/schema-speaking-content.ts';
import { aiGrades, isSeenThrough, wasGraded } from '#server/domain/attempt/graded-by-ai.ts';
import { isReported } from '#server/domain/attempt/reported-question.ts';
import { resultPage } from '#server/domain/attempt/result-page.ts';
import type { Platform } from '#server/platform.ts';

type Notifications = ResponseOf<typeof ENDPOINTS.notifications.list>['notifications'];

const DAYS = 30;
const MAX_SHOWN = 50;

/** What is spoken has an English title for the examiner, and one for learners. */
const shownTitle = sql<string>`coalesce(${speakingSets.title_vi}, ${exercises.title})`;

const startOfPeriod = (now: number): Date => new Date(now - DAYS * 86_400_000);

/**
 * Attempts of the last 30 days that the AI has seen through, also where it could grade none of it.
 * @param show only those that the learner has not looked at yet, or all
 */
export async function gradedByAi(
  { db }: Pick<Platform, 'db'>,
  learnerId: string,
  now: number,
  show: 'all' | 'unseen',
): Promise<Notifications> {
  // Work done offline may arrive days later: what counts is when the server could first grade it.
  const at = sql<Date>`greatest(${attempts.submitted_at}, ${attempts.received_at})`.mapWith(
    attempts.received_at,
  );
  const since = startOfPeriod(now);
  const rows = await db
    .select({
      id: attempts.id,
      exercise: exercises.id,
      kind: exercises.kind,
      mode: speakingSets.mode,
      title: shownTitle,
      at,
      ...aiGrades,
    })
    .from(attempts)
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .leftJoin(speakingSets, eq(speakingSets.id, exercises.id))
    .innerJoin(attemptAnswers, eq(attemptAnswers.attempt_id, attempts.id))
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        isNotNull(attempts.submitted_at),
        // One condition per index: on the greater of both, the learner's whole history would be read.
        or(gt(attempts.submitted_at, since), gt(attempts.received_at, since)),
        show === 'unseen' ? isNull(attempts.mark_seen_at) : undefined,
      ),
    )
    .groupBy(attempts.id, exercises.id, speakingSets.id)
    .having(isSeenThrough)
    .orderBy(desc(at))
    .limit(MAX_SHOWN);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      kind: 'graded' as const,
      ...(!(await wasGraded(db, row)) && { is_graded: false }),
      title: row.title,
      link: resultPage(row),
      at: row.at.getTime(),
    })),
  );
}

/** Where the app shows a teacher's grading of one answer. */
function gradePage(row: {
  id: string;
  exercise: string;
  kind: string;
  mode: SpeakingMode | null;
  work: 'writing' | 'speaking';
  question: string;
}): string {
  if (['test', 'speaking', 'learning_trial'].includes(row.kind)) return resultPage(row);
  return href(
    row.work === 'writing' ? 'writingDetail' : 'speakingDetail',
    { id: row.exercise, questionId: row.question },
    { attempt: row.id },
  );
}

/** Answers that teachers graded, or could not grade, in the last 30 days. */
async function gradedByTeachers(
  { db }: Pick<Platform, 'db'>,
  learnerId: string,
  now: number,
): Promise<Notifications> {
  const rows = await db
    .select({
      grading: teacherGradings.id,
      status: teacherGradings.status,
      work: teacherGradings.kind,
      question: teacherGradings.question_id,
      at: teacherGradings.graded_at,
      id: attempts.id,
      exercise: exercises.id,
      kind: exercises.kind,
      mode: speakingSets.mode,
      title: shownTitle,
    })
    .from(teacherGradings)
    .innerJoin(attempts, eq(attempts.id, teacherGradings.attempt_id))
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .leftJoin(speakingSets, eq(speakingSets.id, exercises.id))
    .where(and(eq(teacherGradings.learner_id, learnerId), gt(teacherGradings.graded_at, startOfPeriod(now))))
    .orderBy(desc(teacherGradings.graded_at))
    .limit(MAX_SHOWN);
  return rows.map((row) => ({
    id: row.grading,
    kind: row.status === 'error' ? 'teacher_declined' : 'teacher_graded',
    title: row.title,
    link: gradePage(row),
    at: row.at?.getTime() ?? now,
  }));
}

/** Certificates issued in the last 30 days, or reissued with another name. */
async function issuedCertificates(
  { db }: Pick<Platform, 'db'>,
  learnerId: string,
  now: number,
): Promise<Notifications> {
  const rows = await db
    .select({ id: certificates.id, title: courses.name, at: certificates.issued_at })
    .from(certificates)
    .innerJoin(courses, eq(courses.id, certificates.course_id))
    .where(and(eq(certificates.learner_id, learnerId), gt(certificates.issued_at, startOfPeriod(now))));
  return rows.map(({ id, title, at }) => ({
    id,
    kind: 'certificate',
    title,
    link: href('myCertificates'),
    at: at.getTime(),
  }));
}

/** Where the app shows an exercise: for a timed test, the list of tests. */
function exercisePage({
  exercise,
  kind,
  lesson,
}: {
  exercise: string;
  kind: string;
  lesson: string | null;
}): string {
  if (kind === 'practice') return href('practice', { id: exercise });
  if (kind === 'speaking') return href('speakingRoom');
  if (kind === 'learning_trial') return href('learningTrial');
  return lesson === null ? href('examList') : href('lesson', { id: lesson });
}

/** Reports of questions that an operator answered in the last 30 days. */
async function answeredReports(
  { db }: Pick<Platform, 'db'>,
  learnerId: string,
  now: number,
): Promise<Notifications> {
  const rows = await db
    // A question may belong to more than one exercise.
    .selectDistinctOn([questionReports.id], {
      id: questionReports.id,
      text: questionReports.answer,
      at: questionReports.answered_at,
      exercise: exercises.id,
      kind: exercises.kind,
      lesson: exercises.lesson_id,
      title: shownTitle,
    })
    .from(questionReports)
    .innerJoin(questions, isReported())
    .innerJoin(exercises, eq(exercises.id, questions.exercise_id))
    .leftJoin(speakingSets, eq(speakingSets.id, exercises.id))
    .where(
      and(eq(questionReports.learner_id, learnerId), gt(questionReports.answered_at, startOfPeriod(now))),
    )
    .orderBy(desc(questionReports.id))
    .limit(MAX_SHOWN);
  return rows.map((row) => ({
    id: row.id,
    kind: 'report_answered',
    title: row.title,
    text: row.text ?? '',
    link: exercisePage(row),
    at: row.at?.getTime() ?? now,
  }));
}

/** Copies of their data that the centre offered in the last 30 days; the learner downloads them where they always can. */
async function offeredData(
  { db }: Pick<Platform, 'db'>,
  learnerId: string,
  now: number,
): Promise<Notifications> {
  const rows = await db
    .select({ id: dataOffers.id, at: dataOffers.offered_at })
    .from(dataOffers)
    .where(and(eq(dataOffers.learner_id, learnerId), gt(dataOffers.offered_at, startOfPeriod(now))));
  return rows.map(({ id, at }) => ({
    id,
    kind: 'data_offered',
    title: '',
    link: href('privacy'),
    at: at.getTime(),
  }));
}

/** The learner's notifications of the last 30 days, newest first. */
export async function notificationsOf(
  platform: Pick<Platform, 'db'>,
  learnerId: string,
  now: number,
): Promise<Notifications> {
  const lists = await Promise.all([
    gradedByAi(platform, learnerId, now, 'all'),
    gradedByTeachers(platform, learnerId, now),
    issuedCertificates(platform, learnerId, now),
    answeredReports(platform, learnerId, now),
    offeredData(platform, learnerId, now),
  ]);
  return lists
    .flat()
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MAX_SHOWN);
}
