import { useQuery } from '@tanstack/react-query';
import { PAYMENT } from '#src/messages/payment.ts';
import { Loaded } from '#src/ui/loaded.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { payments } from '../api/payments.ts';
import { CourseRequest } from './course-request.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { PaymentPrices } from './payment-prices.tsx';

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
