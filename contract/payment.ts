import { z } from 'zod/mini';

export const PAYMENT_KINDS = ['bank_transfer', 'cash'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

const bankTransfer = z.object({
  kind: z.literal('bank_transfer'),
  /** The bank's common name. */
  bank: z.string(),
  /** The bank's six-digit id in the interbank network. */
  bin: z.string(),
  account: z.string(),
  /** Account holder. */
  holder: z.string(),
  /** First word of the transfer's memo; the learner's phone number follows. */
  memo: z.string(),
});
export type BankTransfer = z.infer<typeof bankTransfer>;

const cash = z.object({
  kind: z.literal('cash'),
  /** Address and opening hours. */
  place: z.string(),
  hours: z.string(),
});

export const paymentMethod = z.discriminatedUnion('kind', [bankTransfer, cash]);
export type PaymentMethod = z.infer<typeof paymentMethod>;
