import { queryOptions } from '@tanstack/react-query';
import { studySheet as endpoint } from '#contract/study-sheet.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export const studySheet = (id: string) =>
  queryOptions({
    queryKey: ['study-sheet', id],
    queryFn: ({ signal }) => callOrThrow(endpoint, { params: { id }, options: { signal } }),
    staleTime: 5 * 60_000,
  });
