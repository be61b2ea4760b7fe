import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export type Profile = ResponseOf<typeof ENDPOINTS.account.getProfile>;

/** The signed-in learner. */
export const profile = () => readQuery(ENDPOINTS.account.getProfile, {}, { persist: 'first-frame' });
