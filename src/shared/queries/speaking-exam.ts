import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export type SpeakingExam = ResponseOf<typeof ENDPOINTS.speakingExam.listQuestions>;

/** A test with all that is needed to hold it, even with no network. */
export const speakingExam = (setId: string) =>
  readQuery(ENDPOINTS.speakingExam.listQuestions, { params: { id: setId } }, { staleTime: 5 * 60_000 });
