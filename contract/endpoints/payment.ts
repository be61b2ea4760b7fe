import { z } from 'zod/mini';
import { paymentMethod } from '../payment.ts';
import { read } from '../protocol/endpoint.ts';

export const list = read({
  path: '/payments',
  who: 'anyone',
  response: z.object({
    methods: z.array(paymentMethod),
    /** The courses that are not free, in their order. */
    courses: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Đồng; null where the centre names the price itself. */
        price: z.nullable(z.number()),
      }),
    ),
  }),
  errors: [],
});
