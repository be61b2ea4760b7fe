import { eq } from 'drizzle-orm';
import {
  PRONUNCIATION_SECTION_MINUTES,
  PRONUNCIATION_STATUS,
  pronunciationSetId,
} from '#contract/pronunciation-lesson.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import type { Tx } from '#server/db/connect.ts';
import { pronunciationLessons, type WrittenLesson } from '#server/db/schema-pronunciation.ts';
import type { Pronunciation } from '#server/domain/pronunciation/lessons.ts';
import { restartRevise } from '#server/domain/study/restart-revise.ts';
import { storeRestart } from '#server/domain/study/restarts.ts';
import { recordStudy } from '#server/domain/study/study-events.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { progressOf, storeSection } from './pronunciation-progress.ts';

type PronunciationHandlers = Pick<
  Handlers<'lesson'>,
  | 'assetsWithDetailPronunciation'
  | 'pronunciationPath'
  | 'pronunciationProgressOfAll'
  | 'resetSectionProgressPronunciation'
  | 'sectionProgressPronunciation'
>;

/** Also a lesson that was withdrawn since it was downloaded. */
async function storedLesson(tx: Tx, id: string): Promise<WrittenLesson> {
  const [row] = await tx
    .select({ data: pronunciationLessons.data })
    .from(pronunciationLessons)
    .where(eq(pronunciationLessons.id, id));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row.data;
}

/** Pronunciation lessons: anybody may read them, learners have progress in them. */
export function pronunciationHandlers(
  { db }: Pick<Platform, 'db'>,
  lessons: Pronunciation,
): PronunciationHandlers {
  return {
    pronunciationPath: async () => ({ lessons: await lessons.path() }),

    assetsWithDetailPronunciation: async ({ params }) => {
      const lesson = await lessons.one(params.id);
      if (!lesson) throw new ApiFailure('NOT_FOUND');
      return lesson;
    },

    pronunciationProgressOfAll: ({ learner }) => progressOf(db, learner.id),

    sectionProgressPronunciation: async ({ tx, learner, params, body }) => {
      const { id } = await storedLesson(tx, params.id);
      const { section, status, score } = body;
      const now = Date.now();
      const at = learnerTime(body, now);
      await storeSection(tx, learner.id, id, {
        section,
        status,
        // What is said is scored by the server.
        score: section === 'tell' ? score : null,
        at: at.getTime(),
      });
      if (status === PRONUNCIATION_STATUS.completed) {
        const subject = `pronunciation:${id}/${section}`;
        const study = {
          learnerId: learner.id,
          subject,
          courseId: null,
          minutes: PRONUNCIATION_SECTION_MINUTES,
          at,
        };
        await recordStudy(tx, study, now);
      }
      return { section, status };
    },

    resetSectionProgressPronunciation: async ({ tx, learner, params, body }) => {
      const { id } = await storedLesson(tx, params.id);
      const at = learnerTime(body, Date.now());
      await storeRestart(tx, { learner_id: learner.id, kind: 'pronunciation', module_id: id, at });
      for (const part of ['tell', 'say', 'use'] as const)
        await restartRevise(tx, learner.id, pronunciationSetId(id, part), at);
      return { reset_at: at.getTime() };
    },
  };
}
