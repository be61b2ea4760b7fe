import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { PAYMENT } from '#src/messages/payment.ts';
import { NameAndPhone } from '#src/shared/contact/name-and-phone.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { PaymentFacts } from '../api/payments.ts';
import { useCourseRequest } from '../model/use-course-request.ts';
import { TransferCode } from './transfer-code.tsx';

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
