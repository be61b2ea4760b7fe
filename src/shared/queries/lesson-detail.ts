import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** A lesson with the contents of its sections. */
export const lessonDetail = (id: string) =>
  queryOptions({
    queryKey: ['lesson', id, 'detail'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.lesson.assetsWithDetail, { params: { id }, options: { signal } }),
    staleTime: 5 * 60_000,
  });

/** The lesson after this one; its `lesson` is null after the last. */
export const nextLesson = (id: string) =>
  queryOptions({
    queryKey: ['lesson', id, 'next'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.lesson.nextLesson, { params: { id }, options: { signal } }),
    staleTime: 60 * 60_000,
  });
