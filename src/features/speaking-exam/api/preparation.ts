import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export type ExamPreparation = ResponseOf<typeof ENDPOINTS.speakingExam.preparation>;

/**
 * Whether the learner's microphone, speaker and room were found fit, and how far the test is, as the server knows it.
 * @param attemptId the attempt under way on this device
 */
export const preparation = (setId: string, attemptId?: string) =>
  readQuery(ENDPOINTS.speakingExam.preparation, {
    params: { id: setId },
    query: attemptId === undefined ? {} : { attempt_id: attemptId },
  });

/** The same as it is now, never as it was stored. Rejects where the server does not answer. */
export const preparationNow = (
  client: QueryClient,
  setId: string,
  attemptId?: string,
): Promise<ExamPreparation> =>
  client.fetchQuery({
    ...preparation(setId, attemptId),
    staleTime: 0,
    retry: false,
    persister: (read, context) => read(context),
  });

/** Tells the server that they were. @returns null if it could not be told */
export async function reportPrepared(
  setId: string,
): Promise<ResponseOf<typeof ENDPOINTS.speakingExam.setPreparation> | null> {
  const { data } = await call(ENDPOINTS.speakingExam.setPreparation, {
    params: { id: setId },
    body: { is_prepared: true },
  });
  return data;
}
