import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { PAYMENT } from '#src/messages/payment.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.ts';

/** A name and its value; in a `dl`. */
export const PaymentFact = ({ name, children }: { name: string; children: ReactNode }) => (
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

/** For somebody paying on this very phone, which cannot scan its own screen. */
export const CopyFact = ({ name, text }: { name: string; text: string }) => (
  <Button variant="secondary" icon={Copy} className="justify-self-start" onClick={() => void copy(text)}>
    {PAYMENT.copy(name)}
  </Button>
);
