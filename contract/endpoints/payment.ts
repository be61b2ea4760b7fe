import { z } from 'zod/mini';
import { paymentMethod } from '../payment.ts';
import { read } from '../protocol/endpoint.ts';

export const list = read({
  summary:
    "The centre's payment methods, as configured, and the prices of its courses; payment itself happens elsewhere",
  path: '/payments',
  who: 'anyone',
  response: z.object({
    methods: z.array(paymentMethod),
    /** The courses that are not free, in course order. */
    courses: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Đồng; null if the centre quotes the price on request. */
        price: z.nullable(z.number()),
      }),
    ),
  }),
});
