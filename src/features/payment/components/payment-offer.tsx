import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import type { PaymentMethod as Method } from '#contract/payment.ts';
import { formatMoney } from '#rules/text/formats.ts';
import { PAYMENT } from '#src/messages/payment.ts';
import { Card } from '#src/ui/card.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { type PaymentFacts, payments } from '../api/payments.ts';
import { CourseRequest } from './course-request.tsx';
import { CopyFact, PaymentFact } from './payment-fact.tsx';

/** Prices of the courses that are not free. */
const PaymentPrices = ({ courses }: Pick<PaymentFacts, 'courses'>) => (
  <section className="grid gap-3">
    <SectionHead title={PAYMENT.pricesTitle} />
    <ul aria-label={PAYMENT.pricesTitle} className="divide-y divide-line rounded-card border border-line">
      {courses.map(({ id, name, price }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
          <Link
            to={href('courseOverview', { id })}
            className="inline-flex min-h-11 items-center font-semibold text-brand-strong hover:underline"
          >
            {name}
          </Link>
          <span className={price === null ? 'text-muted' : 'font-semibold tabular-nums'}>
            {price === null ? PAYMENT.priceOnCall : formatMoney(price)}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** One way to pay the centre, as the centre describes it. */
function PaymentMethod({ method }: { method: Method }) {
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

/** Prices, ways to pay and the course request, as far as the centre provides them. */
export function PaymentOffer() {
  const query = useQuery(payments());
  if (!query.data) return <Loaded query={query} failed={<p className="text-muted">{PAYMENT.failed}</p>} />;
  const { courses, methods } = query.data;
  return (
    <div className="grid gap-8" data-testid="payments">
      {courses.length > 0 && <PaymentPrices courses={courses} />}
      {methods.length > 0 && (
        <section className="grid gap-3">
          <SectionHead title={PAYMENT.methodsTitle} />
          <ul className="grid gap-3 md:grid-cols-2">
            {methods.map((method) => (
              <PaymentMethod
                key={method.kind === 'bank_transfer' ? method.account : method.place}
                method={method}
              />
            ))}
          </ul>
        </section>
      )}
      <CourseRequest {...query.data} />
    </div>
  );
}
