import type { PaymentMethod as Method } from '#contract/payment.ts';
import { PAYMENT } from '#src/messages/payment.ts';
import { Card } from '#src/ui/card.tsx';
import { CopyFact, PaymentFact } from './payment-fact.tsx';

/** One way to pay the centre, as the centre describes it. */
export function PaymentMethod({ method }: { method: Method }) {
  return (
    <Card as="li" className="grid content-start gap-3">
      <h3 className="font-semibold">{PAYMENT.kinds[method.kind]}</h3>
      <dl className="grid gap-2">
        {method.kind === 'bank_transfer' ? (
          <>
            <PaymentFact name={PAYMENT.bank}>{method.bank}</PaymentFact>
            <PaymentFact name={PAYMENT.account}>{method.account}</PaymentFact>
            <PaymentFact name={PAYMENT.holder}>{method.holder}</PaymentFact>
          </>
        ) : (
          <>
            <PaymentFact name={PAYMENT.place}>{method.place}</PaymentFact>
            <PaymentFact name={PAYMENT.hours}>{method.hours}</PaymentFact>
          </>
        )}
      </dl>
      {method.kind === 'bank_transfer' && <CopyFact name={PAYMENT.account} text={method.account} />}
    </Card>
  );
}
