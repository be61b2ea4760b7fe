import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentMethod as Method } from '#contract/payment.ts';
import { PAYMENT } from '#src/messages/payment.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { showToast } from '#src/ui/toast.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
    <dt className="text-muted">{name}</dt>
    <dd className="font-semibold break-words select-text">{children}</dd>
  </div>
);

const copy = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => showToast('success', PAYMENT.copied),
    () => showToast('warning', PAYMENT.notCopied),
  );

/** One way in which the centre is paid, as the centre states it. */
export function PaymentMethod({ method }: { method: Method }) {
  return (
    <Card as="li" className="grid content-start gap-3">
      <h3 className="font-semibold">{PAYMENT.kinds[method.kind]}</h3>
      <dl className="grid gap-2">
        {method.kind === 'bank_transfer' ? (
          <>
            <Fact name={PAYMENT.bank}>{method.bank}</Fact>
            <Fact name={PAYMENT.account}>{method.account}</Fact>
            <Fact name={PAYMENT.holder}>{method.holder}</Fact>
          </>
        ) : (
          <>
            <Fact name={PAYMENT.place}>{method.place}</Fact>
            <Fact name={PAYMENT.hours}>{method.hours}</Fact>
          </>
        )}
      </dl>
      {method.kind === 'bank_transfer' && (
        <Button
          variant="secondary"
          icon={Copy}
          className="justify-self-start"
          onClick={() => void copy(method.account)}
        >
          {PAYMENT.copy(PAYMENT.account)}
        </Button>
      )}
    </Card>
  );
}
