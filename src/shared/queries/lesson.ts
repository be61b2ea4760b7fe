import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** A lesson with its sections and the learner's results. */
export const lessonAssets = (id: string) =>
  readQuery(
    ENDPOINTS.lesson.assets,
    { params: { id } },
    {
      // Work that was just sent changes it.
      staleTime: 0,
    },
  );

/** A lesson with the contents of its sections. */
export const lessonDetail = (id: string) =>
  readQuery(ENDPOINTS.lesson.assetsWithDetail, { params: { id } }, { staleTime: 5 * 60_000 });

/** The lesson after this one; its `lesson` is null after the last. */
export const nextLesson = (id: string) =>
  readQuery(ENDPOINTS.lesson.nextLesson, { params: { id } }, { staleTime: 60 * 60_000 });
