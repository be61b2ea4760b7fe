import { Suspense } from 'react';
import type { BankTransfer } from '#contract/payment.ts';
import { transferMemo, vietQr } from '#rules/payment/vietqr.ts';
import { formatMoney } from '#rules/text/formats.ts';
import { PAYMENT } from '#src/messages/payment.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { Card } from '#src/ui/card.tsx';
import { CopyFact, PaymentFact } from './payment-fact.tsx';

const QrCode = lazyPart(() => import('#src/ui/qr-code.tsx'));

interface TransferCodeProps {
  method: BankTransfer;
  course: { id: string; price: number | null };
  /** Normalised; empty until it is known, and the memo then names the course. */
  phone: string;
}

/** The VietQR of a transfer for a course, and the same as text. Nothing is sent. */
export function TransferCode({ method, course, phone }: TransferCodeProps) {
  const memo = transferMemo(method.memo, phone === '' ? course.id : phone);
  const amount = course.price === null ? PAYMENT.anyAmount : formatMoney(course.price);
  return (
    <Card className="grid justify-items-start gap-3">
      <h3 className="font-semibold">{PAYMENT.qrTitle}</h3>
      <Suspense fallback={<div className="aspect-square w-64 max-w-full" />}>
        <QrCode
          text={vietQr(method, course.price, memo)}
          label={PAYMENT.qrAlt(method.holder, amount, memo)}
        />
      </Suspense>
      <dl className="grid w-full gap-2">
        <PaymentFact name={PAYMENT.bank}>{method.bank}</PaymentFact>
        <PaymentFact name={PAYMENT.account}>{method.account}</PaymentFact>
        <PaymentFact name={PAYMENT.holder}>{method.holder}</PaymentFact>
        <PaymentFact name={PAYMENT.amount}>
          <span data-testid="amount">{amount}</span>
        </PaymentFact>
        <PaymentFact name={PAYMENT.memo}>{memo}</PaymentFact>
      </dl>
      <CopyFact name={PAYMENT.memo} text={memo} />
      <p className="text-sm text-muted text-pretty">{PAYMENT.qrText}</p>
    </Card>
  );
}
