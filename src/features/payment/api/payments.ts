import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export type PaymentFacts = ResponseOf<typeof ENDPOINTS.payment.list>;

/** Ways to pay the centre, and the prices of its courses. */
export const payments = () =>
  queryOptions({
    queryKey: ['payments'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.payment.list, { options: { signal } }),
  });
