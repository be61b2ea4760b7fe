import { queryOptions } from '@tanstack/react-query';
import { studySheet as endpoint } from '#contract/study-sheet.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { servedRead } from '#src/lib/served-read.ts';

export const studySheet = (id: string) =>
  queryOptions({
    queryKey: ['study-sheet', id],
    queryFn: ({ signal }) => callOrThrow(endpoint, { params: { id }, options: { signal } }),
    initialData: () => servedRead(endpoint, `/ielts/study-sheets/${encodeURIComponent(id)}`),
    // Asked for all the same: what comes through the service worker opens again with no network.
    initialDataUpdatedAt: 0,
    staleTime: 5 * 60_000,
  });
