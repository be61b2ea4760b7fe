import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

const KEY = 'conversation';
/** How what is said is heard changes with the release only. */
const FRESH_MS = 5 * 60_000;

/** What to do next in a course. */
export const todoSection = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'todo', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.conversationCourse.todoSection, { params: { id }, options: { signal } }),
    staleTime: 0,
  });

/** What a new learner of a course begins with. */
export const firstLesson = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'first', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.conversationCourse.firstLesson, { params: { id }, options: { signal } }),
  });

/** What most learners of a course talk through these days. */
export const hotSection = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'hot', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.conversationCourse.hotSection, { params: { id }, options: { signal } }),
  });

/** Sections counted by category. */
export const sectionCategories = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'categories', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.conversationCourse.sectionCategories, { params: { id }, options: { signal } }),
    staleTime: 0,
  });

/** The same with their sections, one category at a time. */
export const categoryPages = (id: string) =>
  infiniteQueryOptions({
    queryKey: [KEY, 'category-pages', id],
    queryFn: ({ signal, pageParam }) =>
      callOrThrow(ENDPOINTS.conversationCourse.sectionCategoriesDetail, {
        params: { id },
        query: { lastPosition: pageParam, limit: 1 },
        options: { signal },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ has_more, categories }) => (has_more ? categories.at(-1)?.position : undefined),
    staleTime: 0,
  });

/** Sounds that a course trains, with the learner's record. */
export const trainedSounds = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'sounds', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.conversationCourse.pronunciationDetail, { params: { id }, options: { signal } }),
    staleTime: 0,
  });

/** How what is said in a course is heard and judged. */
export const pronunciationConfig = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'pronunciation-config', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.conversationCourse.pronunciationConfig, { params: { id }, options: { signal } }),
    staleTime: FRESH_MS,
  });
