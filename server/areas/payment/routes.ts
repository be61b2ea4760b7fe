import type { PaymentFacts } from '#server/domain/payment/payment-facts.ts';
import type { Handlers } from '#server/http/handler.ts';

export const paymentHandlers = (facts: () => Promise<PaymentFacts>): Handlers<'payment'> => ({
  list: facts,
});
