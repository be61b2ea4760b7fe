import { queryOptions } from '@tanstack/react-query';
import { listPayments } from '#contract/payment.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export type PaymentFacts = ResponseOf<typeof listPayments>;

/** How the centre is paid, and what its courses cost. */
export const payments = () =>
  queryOptions({
    queryKey: ['payments'],
    queryFn: ({ signal }) => callOrThrow(listPayments, { options: { signal } }),
  });
