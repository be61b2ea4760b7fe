import { eq } from 'drizzle-orm';
import { SECTION_STATUS } from '#contract/lesson.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import { withResultInFront } from '#rules/lesson/sections.ts';
import type { IssueWhenComplete } from '#server/domain/certificate/issue.ts';
import { workGuard } from '#server/domain/course/access.ts';
import type { LessonRow } from '#server/domain/course/catalogue.ts';
import { restartRevise } from '#server/domain/study/restart-revise.ts';
import { storeRestart } from '#server/domain/study/restarts.ts';
import { recordSection } from '#server/domain/study/study-events.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Tx } from '../../db/connect.ts';
import { lessons } from '../../db/schema-content.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import type { OpenLesson } from './lesson-queries.ts';
import { storeProgress } from './store-progress.ts';
import { userResult } from './user-result.ts';

type ProgressHandlers = Pick<Handlers<'lesson'>, 'calculateStarAndCup' | 'redo' | 'updateProgress'>;

async function storedLesson(tx: Tx, id: string): Promise<LessonRow> {
  const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, id));
  if (!lesson) throw new ApiFailure('NOT_FOUND');
  return lesson;
}

/** Progress in a lesson: begun, completed, repeated. */
export function progressHandlers(
  platform: Platform,
  openLesson: OpenLesson,
  issueCertificate: IssueWhenComplete,
): ProgressHandlers {
  const { db } = platform;
  const checkWork = workGuard(platform);

  return {
    calculateStarAndCup: async ({ params, body, learner: { id } }) => {
      const { lesson } = await openLesson(params.id, id);
      if (!lesson.sections.some((section) => section.id === body.section_id))
        throw new ApiFailure('NOT_FOUND');
      const result = await userResult(db, id, lesson);
      const { lesson_section_result: results } = result;
      const completed = results.find(
        ({ section_id, status }) => section_id === body.section_id && status === SECTION_STATUS.completed,
      );
      return completed ? { ...result, lesson_section_result: withResultInFront(results, completed) } : result;
    },

    redo: async ({ tx, params, body, learner: { id } }) => {
      const lesson = await storedLesson(tx, params.id);
      await checkWork(tx, { id, isGuest: false }, lesson.course_id, lesson.id, null);
      const at = learnerTime(body, Date.now());
      await storeRestart(tx, { learner_id: id, kind: 'lesson', module_id: lesson.id, at });
      for (const { kind, module_id } of lesson.sections) {
        if (kind === 'revise') await restartRevise(tx, id, module_id, at);
      }
      return { redone_at: at.getTime() };
    },

    // A lesson that newer content dropped still accepts the progress made while it was served.
    updateProgress: async ({ tx, params, body, taker }) => {
      const { id } = taker;
      const lesson = await storedLesson(tx, params.id);
      const section = lesson.sections.find((candidate) => candidate.id === body.section_id);
      if (!section) throw new ApiFailure('NOT_FOUND');
      await checkWork(tx, taker, lesson.course_id, lesson.id, section.module_id);
      await storeProgress(tx, id, lesson.id, body);
      if (body.status === SECTION_STATUS.completed) {
        const now = Date.now();
        await recordSection(tx, { learnerId: id, lesson, section, at: learnerTime(body, now) }, now);
        if (!taker.isGuest) await issueCertificate(tx, id, { lessons: [lesson.id] });
      }
      return { section_id: body.section_id, status: body.status };
    },
  };
}
