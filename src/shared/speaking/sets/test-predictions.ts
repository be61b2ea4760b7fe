import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Topics to practise this quarter, by how likely their family is, with what that is based on. */
export const testPredictions = () =>
  queryOptions({
    queryKey: ['speaking', 'predictions'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.speakingRoom.testPredictions, { options: { signal } }),
  });

export type Prediction = NonNullable<ResponseOf<typeof ENDPOINTS.speakingRoom.testPredictions>['prediction']>;
