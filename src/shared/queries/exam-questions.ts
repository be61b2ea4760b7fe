import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** A test's parts and questions without keys: what is needed to take it, even with no network. */
export const examQuestions = (examId: string) =>
  queryOptions({
    queryKey: ['practice-test', examId, 'questions'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.examTaking.listQuestion, { query: { test_id: examId }, options: { signal } }),
    staleTime: 5 * 60_000,
  });
