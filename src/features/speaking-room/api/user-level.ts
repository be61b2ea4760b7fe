import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The levels with their descriptions, what to speak about to have one suggested, and the learner's own. */
export const userLevel = () => readQuery(ENDPOINTS.speakingRoom.userLevel, {});

export type UserLevel = ResponseOf<typeof ENDPOINTS.speakingRoom.userLevel>;
