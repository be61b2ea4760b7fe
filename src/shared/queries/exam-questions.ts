import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** A test's parts and questions without keys: what is needed to take it, even with no network. */
export const examQuestions = (examId: string) =>
  readQuery(ENDPOINTS.examTaking.listQuestion, { query: { test_id: examId } }, { staleTime: 5 * 60_000 });
