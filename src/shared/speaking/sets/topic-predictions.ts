import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** Topics to practise this quarter, by how likely their family is, with what that is based on. */
export const topicPredictions = () => readQuery(ENDPOINTS.speakingRoom.testPredictions, {});

export type Prediction = NonNullable<ResponseOf<typeof ENDPOINTS.speakingRoom.testPredictions>['prediction']>;
