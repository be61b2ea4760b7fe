import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export type SpeakingExam = ResponseOf<typeof ENDPOINTS.speakingExam.listQuestions>;

/** A test with all that is needed to hold it, even with no network. */
export const speakingExam = (setId: string) =>
  queryOptions({
    queryKey: ['speaking-exam', setId, 'questions'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.speakingExam.listQuestions, {
        params: { id: setId },
        query: {},
        options: { signal },
      }),
    staleTime: 5 * 60_000,
  });
