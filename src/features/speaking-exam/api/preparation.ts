import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call, callOrThrow } from '#src/platform/http/http.ts';

/** Whether the learner's microphone, speaker and room were found fit, as the server knows it. */
export const preparation = (setId: string) =>
  queryOptions({
    queryKey: ['speaking-exam', setId, 'preparation'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.speakingExam.preparation, { params: { id: setId }, options: { signal } }),
  });

/** Tells the server; with no network it is told when the preparation is opened the next time. */
export const reportPrepared = (setId: string): Promise<unknown> =>
  call(ENDPOINTS.speakingExam.setPreparation, { params: { id: setId }, body: { is_prepared: true } });
