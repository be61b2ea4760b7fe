import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** What became of the learner's visits, also on other devices. */
export const sceneRecords = () =>
  queryOptions({
    queryKey: ['conversation', 'records'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.conversation.records, { options: { signal } }),
    staleTime: 0,
  });
