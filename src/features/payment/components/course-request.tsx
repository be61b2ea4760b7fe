import { Send } from 'lucide-react';
import { type FormEvent, Suspense, useState } from 'react';
import type { BankTransfer } from '#contract/payment.ts';
import { transferMemo, vietQr } from '#rules/payment/vietqr.ts';
import { formatMoney } from '#rules/text/formats.ts';
import { PAYMENT } from '#src/messages/payment.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { NameAndPhone } from '#src/shared/contact/name-and-phone.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { PaymentFacts } from '../api/payments.ts';
import { useCourseRequest } from '../model/use-course-request.ts';
import { CopyFact, PaymentFact } from './payment-fact.tsx';

const QrCode = lazyPart(() => import('#src/ui/qr-code.tsx'));

interface TransferCodeProps {
  method: BankTransfer;
  course: { id: string; price: number | null };
  /** Normalised; empty until it is known, and the memo then names the course. */
  phone: string;
}

/** The VietQR of a transfer for a course, and the same as text. Nothing is sent. */
function TransferCode({ method, course, phone }: TransferCodeProps) {
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

/** Requests a course from the centre and shows how to pay; it never claims that anything was paid. */
export function CourseRequest({ courses, methods }: PaymentFacts) {
  const [courseId, setCourseId] = useState(courses[0]?.id ?? '');
  const [place, setPlace] = useState(0);
  const { fields, phone, errors, state, failure, change, submit } = useCourseRequest();
  const course = courses.find(({ id }) => id === courseId) ?? courses[0];
  const method = methods[place];
  if (!course || !method) return null;
  const severalBanks = methods.filter(({ kind }) => kind === 'bank_transfer').length > 1;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = submit(course.id, method.kind);
    const field = wrong && event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <section className="grid gap-4">
      <SectionHead title={PAYMENT.askTitle} />
      <p className="text-muted text-pretty">{PAYMENT.askText}</p>
      {/* As in the advice form: before the app runs, a press does nothing. */}
      <form
        method="dialog"
        noValidate
        aria-label={PAYMENT.askTitle}
        onSubmit={onSubmit}
        className="grid max-w-xl gap-4"
      >
        <SelectField
          label={PAYMENT.course}
          options={courses.map(({ id, name, price }) => ({
            code: id,
            name: PAYMENT.courseOption(name, price),
          }))}
          value={course.id}
          onChange={(event) => setCourseId(event.target.value)}
        />
        <SelectField
          label={PAYMENT.method}
          options={methods.map((one, index) => ({
            code: String(index),
            name: one.kind === 'bank_transfer' && severalBanks ? one.bank : PAYMENT.kinds[one.kind],
          }))}
          value={String(place)}
          onChange={(event) => setPlace(Number(event.target.value))}
        />
        <NameAndPhone labels={PAYMENT} fields={fields} errors={errors} onChange={change} />
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        {state === 'sent' && <Notice tone="success">{PAYMENT.sent}</Notice>}
        <Button
          type="submit"
          size="lg"
          icon={Send}
          busy={state === 'busy'}
          className="justify-self-start max-sm:w-full"
        >
          {PAYMENT.send}
        </Button>
      </form>
      {method.kind === 'bank_transfer' && <TransferCode method={method} course={course} phone={phone} />}
    </section>
  );
}
