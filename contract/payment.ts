import { z } from 'zod/mini';

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

export const paymentMethod = z.discriminatedUnion('kind', [bankTransfer, cash]);
export type PaymentMethod = z.infer<typeof paymentMethod>;
