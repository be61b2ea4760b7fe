import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readPages } from '#src/platform/http/read-pages.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** How what is said is heard changes with the release only. */
const FRESH_MS = 5 * 60_000;

/** What to do next in a course. */
export const todoSection = (id: string) =>
  readQuery(ENDPOINTS.conversationCourse.todoSection, { params: { id } }, { staleTime: 0 });

/** What a new learner of a course begins with. */
export const firstLesson = (id: string) =>
  readQuery(ENDPOINTS.conversationCourse.firstLesson, { params: { id } });

/** What most learners of a course talk through these days. */
export const hotSection = (id: string) =>
  readQuery(ENDPOINTS.conversationCourse.hotSection, { params: { id } });

/** Sections counted by category. */
export const sectionCategories = (id: string) =>
  readQuery(ENDPOINTS.conversationCourse.sectionCategories, { params: { id } }, { staleTime: 0 });

/** The same with their sections, one category at a time. */
export const categoryPages = (id: string) =>
  readPages(
    ENDPOINTS.conversationCourse.sectionCategoriesDetail,
    (lastPosition: number) => ({ params: { id }, query: { lastPosition, limit: 1 } }),
    {
      initialPageParam: 0,
      getNextPageParam: ({ has_more, categories }) => (has_more ? categories.at(-1)?.position : undefined),
      staleTime: 0,
    },
  );

/** Sounds that a course trains, with the learner's record. */
export const trainedSounds = (id: string) =>
  readQuery(ENDPOINTS.conversationCourse.pronunciationDetail, { params: { id } }, { staleTime: 0 });

/** How what is said in a course is heard and judged. */
export const pronunciationConfig = (id: string) =>
  readQuery(ENDPOINTS.conversationCourse.pronunciationConfig, { params: { id } }, { staleTime: FRESH_MS });
