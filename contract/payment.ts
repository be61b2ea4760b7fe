import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';

export const PAYMENT_KINDS = ['bank_transfer', 'cash'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

const bankTransfer = z.object({
  kind: z.literal('bank_transfer'),
  /** The bank's name, as people know it. */
  bank: z.string(),
  /** The bank's six digits in the interbank network. */
  bin: z.string(),
  account: z.string(),
  /** Whose account it is. */
  holder: z.string(),
  /** First word of what the transfer says; the learner's number follows. */
  memo: z.string(),
});
export type BankTransfer = z.infer<typeof bankTransfer>;

const cash = z.object({
  kind: z.literal('cash'),
  /** Where, and when somebody is there. */
  place: z.string(),
  hours: z.string(),
});

const paymentMethod = z.discriminatedUnion('kind', [bankTransfer, cash]);
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const listPayments = endpoint({
  summary: 'How the centre is paid, as it states it itself, and what its courses cost; nothing is paid here',
  method: 'GET',
  path: '/payments',
  access: 'public',
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
