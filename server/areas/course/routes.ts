import { eq } from 'drizzle-orm';
import { ACTIVATION_STATUS, type CourseSummary, LESSON_PROGRESS } from '#contract/course.ts';
import { courseActivations } from '../../db/schema-progress.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { type Handlers, learner, visitor } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { type SectionResult, sectionResults } from '../lesson/section-results.ts';
import { type Activation, activationStatus, findActivation } from './access.ts';
import type { Catalogue, CourseWithLessons, LessonRow } from './catalogue.ts';

const summaryOf = (
  course: CourseWithLessons,
  learnerId: string | null,
  activation: Activation | null | undefined,
): CourseSummary => ({
  id: course.id,
  name: course.name,
  level: course.level,
  summary: course.summary,
  is_free: course.is_free,
  lesson_count: course.lessons.length,
  course_activation_status: activationStatus(course, learnerId, activation, Date.now()),
  study_end_date: activation?.study_end_date ?? null,
});

function progressOf(lesson: LessonRow, results: readonly SectionResult[]) {
  if (results.length === 0) return LESSON_PROGRESS.NOT_OPENED;
  const completed = results.filter(({ status }) => status === 2).length;
  return completed === lesson.sections.length ? LESSON_PROGRESS.COMPLETED : LESSON_PROGRESS.NOT_COMPLETED;
}

/** Activating again what is active changes nothing, so the call needs no idempotency key. */
async function activate(db: Platform['db'], learnerId: string, course: CourseWithLessons): Promise<void> {
  const activation = await findActivation(db, learnerId, course.id);
  const status = activationStatus(course, learnerId, activation, Date.now());
  if (status === ACTIVATION_STATUS.activated) return;
  if (status !== ACTIVATION_STATUS.pending) throw new ApiFailure('FORBIDDEN');
  const values = { status: 'activated' as const, activated_at: new Date() };
  await db
    .insert(courseActivations)
    .values({ learner_id: learnerId, course_id: course.id, ...values })
    .onConflictDoUpdate({
      target: [courseActivations.learner_id, courseActivations.course_id],
      set: values,
      setWhere: eq(courseActivations.status, 'pending'),
    });
}

export function courseHandlers({ db }: Platform, catalogue: Catalogue): Handlers<'course'> {
  const activationsOf = async (learnerId: string | null): Promise<Map<string, Activation>> => {
    if (learnerId === null) return new Map();
    const rows = await db.select().from(courseActivations).where(eq(courseActivations.learner_id, learnerId));
    return new Map(rows.map((row) => [row.course_id, row]));
  };
  const summaries = async (learnerId: string | null): Promise<CourseSummary[]> => {
    const [courses, activations] = await Promise.all([catalogue.all(), activationsOf(learnerId)]);
    return courses.map((course) => summaryOf(course, learnerId, activations.get(course.id)));
  };
  const servedCourse = async (id: string): Promise<CourseWithLessons> => {
    const course = await catalogue.course(id);
    if (!course) throw new ApiFailure('NOT_FOUND');
    return course;
  };

  return {
    list: visitor(async (call) => ({ courses: await summaries(call.learner?.id ?? null) })),

    mine: learner(async ({ query, learner: { id } }) => {
      const own = (await summaries(id)).filter(
        ({ course_activation_status: status }) =>
          status === ACTIVATION_STATUS.activated || status === ACTIVATION_STATUS.expired,
      );
      const start = (query.page - 1) * query.limit;
      return { courses: own.slice(start, start + query.limit), total: own.length };
    }),

    details: visitor(async ({ params, ...call }) => {
      const course = await servedCourse(params.id);
      const learnerId = call.learner?.id ?? null;
      const activation = await findActivation(db, learnerId, course.id);
      const results = learnerId ? await sectionResults(db, learnerId, course.lessons) : null;
      return {
        ...summaryOf(course, learnerId, activation),
        description: course.description,
        lessons: course.lessons.map((lesson) => ({
          id: lesson.id,
          title: lesson.title,
          summary: lesson.summary,
          type: lesson.type,
          position: lesson.position,
          minutes: lesson.minutes,
          progress: progressOf(lesson, results?.get(lesson.id) ?? []),
        })),
      };
    }),

    activate: learner(async ({ params, learner: { id } }) => {
      await activate(db, id, await servedCourse(params.id));
      return { course_activation_status: ACTIVATION_STATUS.activated };
    }),
  };
}
