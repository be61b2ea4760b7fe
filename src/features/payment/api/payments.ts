import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export type PaymentFacts = ResponseOf<typeof ENDPOINTS.payment.list>;

/** How the centre is paid, and what its courses cost. */
export const payments = () =>
  queryOptions({
    queryKey: ['payments'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.payment.list, { options: { signal } }),
  });
