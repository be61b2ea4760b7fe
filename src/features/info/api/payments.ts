import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listPayments } from '#contract/payment.ts';
import { callOrThrow } from '#src/lib/http.ts';

export type PaymentFacts = ResponseOf<typeof listPayments>;

/** How the centre is paid, and what its courses cost. */
export const payments = () =>
  queryOptions({
    queryKey: ['payments'],
    queryFn: ({ signal }) => callOrThrow(listPayments, { options: { signal } }),
  });
