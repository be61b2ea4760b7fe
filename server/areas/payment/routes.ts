import { type Handlers, visitor } from '#server/http/handler.ts';
import type { PaymentFacts } from './payment-facts.ts';

export const paymentHandlers = (facts: () => Promise<PaymentFacts>): Handlers<'payment'> => ({
  list: visitor(facts),
});
