import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The overview of a course. */
export const courseInfos = (id: string) =>
  queryOptions({
    queryKey: ['course', 'infos', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.courseOffers.infos, { params: { id }, options: { signal } }),
  });
