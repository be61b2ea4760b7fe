import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Content changes with the pack only. */
const FRESH_MS = 5 * 60_000;

/** The path of pronunciation lessons. */
export const pronunciationPath = () =>
  queryOptions({
    queryKey: ['pronunciation', 'path'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.lesson.pronunciationPath, { options: { signal } }),
    staleTime: FRESH_MS,
  });

/** A pronunciation lesson, whole: no network is needed to go through it. */
export const pronunciationLesson = (id: string) =>
  queryOptions({
    queryKey: ['pronunciation', 'lesson', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.lesson.assetsWithDetailPronunciation, { params: { id }, options: { signal } }),
    staleTime: FRESH_MS,
  });
