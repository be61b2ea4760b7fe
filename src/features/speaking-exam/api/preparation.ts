import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call, callOrThrow } from '#src/platform/http/http.ts';

/** Whether the learner's microphone, speaker and room were found fit, as the server knows it. */
export const preparation = (setId: string) =>
  queryOptions({
    queryKey: ['speaking-exam', setId, 'preparation'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.speakingExam.preparation, { params: { id: setId }, options: { signal } }),
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
