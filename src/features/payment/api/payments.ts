import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export type PaymentFacts = ResponseOf<typeof ENDPOINTS.payment.list>;

/** Ways to pay the centre, and the prices of its courses. */
export const payments = () => readQuery(ENDPOINTS.payment.list, {});
