import { eq } from 'drizzle-orm';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import { nextSection, withResultInFront } from '#rules/lesson/sections.ts';
import { placeOf } from '#server/domain/attempt/store.ts';
import type { IssueWhenComplete } from '#server/domain/certificate/issue.ts';
import {
  activationStatus,
  courseGuard,
  findActivation,
  mayEnter,
  workGuard,
} from '#server/domain/course/access.ts';
import type { Catalogue, CourseWithLessons, LessonRow } from '#server/domain/course/catalogue.ts';
import { restartRevise } from '#server/domain/study/restart-revise.ts';
import { storeRestart } from '#server/domain/study/restarts.ts';
import { recordSection } from '#server/domain/study/study-events.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Tx } from '../../db/connect.ts';
import { lessons } from '../../db/schema-content.ts';
import { command, type Handlers, learner, taking, visitor } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { storeProgress } from './store-progress.ts';
import { userResult } from './user-result.ts';

const headOf = (lesson: LessonRow, course: CourseWithLessons) => ({
  id: lesson.id,
  title: lesson.title,
  summary: lesson.summary,
  course_id: course.id,
  course_name: course.name,
});

export function lessonHandlers(
  platform: Platform,
  catalogue: Catalogue,
  issueCertificate: IssueWhenComplete,
): Handlers<'lesson'> {
  const { db } = platform;
  const checkAccess = courseGuard(platform);
  const checkWork = workGuard(platform);
  const servedLesson = async (id: string) => {
    const found = await catalogue.lesson(id);
    if (!found) throw new ApiFailure('NOT_FOUND');
    return found;
  };
  /** A lesson that whoever is here (null: a guest) may enter. */
  const openLesson = async (id: string, learnerId: string | null) => {
    const found = await servedLesson(id);
    await checkAccess(learnerId, found.course.id, found.lesson.id);
    return found;
  };
  /** Where whoever is here (null: a guest) stands with a lesson, and whether they may enter. */
  const standing = async (id: string, learnerId: string | null) => {
    const { course, lesson } = await servedLesson(id);
    const activation = await findActivation(db, learnerId, course.id);
    const status = activationStatus(course, learnerId, activation, Date.now());
    const allowed = {
      is_allowed: mayEnter({ ...course, is_trial: lesson.is_trial }, learnerId, status),
      course_activation_status: status,
      course_id: course.id,
    };
    return { course, lesson, activation, allowed };
  };
  const storedLesson = async (tx: Tx, id: string): Promise<LessonRow> => {
    const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, id));
    if (!lesson) throw new ApiFailure('NOT_FOUND');
    return lesson;
  };

  return {
    assets: visitor(async ({ params, learner: visiting, guest }) => {
      const { lesson, course } = await openLesson(params.id, visiting?.id ?? null);
      const user_result = await userResult(db, (visiting ?? guest)?.id ?? null, lesson);
      return { ...headOf(lesson, course), list_section: lesson.sections, user_result };
    }),

    assetsWithDetail: visitor(async ({ params, learner: visiting, guest }) => {
      const { lesson, course } = await openLesson(params.id, visiting?.id ?? null);
      const user_result = await userResult(db, (visiting ?? guest)?.id ?? null, lesson);
      const list_section = lesson.sections.map((section) => ({
        ...section,
        detail: lesson.details[section.id] ?? null,
      }));
      return { ...headOf(lesson, course), list_section, user_result };
    }),

    nextLesson: visitor(async ({ params, learner: visiting }) => {
      const { lesson, course } = await openLesson(params.id, visiting?.id ?? null);
      const next = nextSection(course.lessons, lesson.id);
      if (!next) return { lesson: null };
      const { id, title, summary, minutes } = next;
      return { lesson: { id, title, summary, minutes } };
    }),

    calculateStarAndCup: learner(async ({ params, body, learner: { id } }) => {
      const { lesson } = await openLesson(params.id, id);
      if (!lesson.sections.some((section) => section.id === body.section_id))
        throw new ApiFailure('NOT_FOUND');
      const result = await userResult(db, id, lesson);
      const { lesson_section_result: results } = result;
      const own = results.find(({ section_id, status }) => section_id === body.section_id && status === 2);
      return own ? { ...result, lesson_section_result: withResultInFront(results, own) } : result;
    }),

    redo: command(async ({ tx, params, body, learner: { id } }) => {
      const lesson = await storedLesson(tx, params.id);
      await checkWork(tx, { id, isGuest: false }, lesson.course_id, lesson.id);
      const at = learnerTime(body, Date.now());
      await storeRestart(tx, { learner_id: id, kind: 'lesson', module_id: lesson.id, at });
      for (const { kind, module_id } of lesson.sections) {
        if (kind === 'revise') await restartRevise(tx, id, module_id, at);
      }
      return { redone_at: at.getTime() };
    }),

    isAllowed: visitor(async ({ params, learner: visiting }) => {
      return (await standing(params.id, visiting?.id ?? null)).allowed;
    }),

    exerciseIsAllowed: visitor(async ({ params, learner: visiting }) => {
      const place = await placeOf(db, params.id);
      if (!place?.lesson) throw new ApiFailure('NOT_FOUND');
      const { course, lesson, activation, allowed } = await standing(place.lesson, visiting?.id ?? null);
      return {
        ...allowed,
        course_name: course.name,
        study_end_date: activation?.study_end_date ?? null,
        lesson_id: lesson.id,
      };
    }),

    // A lesson that newer content dropped still takes the progress made in it while it was served.
    updateProgress: taking(async ({ tx, params, body, taker }) => {
      const { id } = taker;
      const lesson = await storedLesson(tx, params.id);
      const section = lesson.sections.find((candidate) => candidate.id === body.section_id);
      if (!section) throw new ApiFailure('NOT_FOUND');
      await checkWork(tx, taker, lesson.course_id, lesson.id);
      await storeProgress(tx, id, lesson.id, body);
      if (body.status === 2) {
        const now = Date.now();
        await recordSection(tx, { learnerId: id, lesson, section, at: learnerTime(body, now) }, now);
        if (!taker.isGuest) await issueCertificate(tx, id, { lessons: [lesson.id] });
      }
      return { section_id: body.section_id, status: body.status };
    }),
  };
}
