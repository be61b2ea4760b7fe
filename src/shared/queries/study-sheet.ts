import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export const studySheet = (id: string) =>
  queryOptions({
    queryKey: ['study-sheet', id],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.studySheet.read, { params: { id }, options: { signal } }),
    staleTime: 5 * 60_000,
  });
