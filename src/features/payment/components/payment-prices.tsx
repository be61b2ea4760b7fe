import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { formatMoney } from '#rules/text/formats.ts';
import { PAYMENT } from '#src/messages/payment.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import type { PaymentFacts } from '../api/payments.ts';

/** Prices of the courses that are not free. */
export const PaymentPrices = ({ courses }: Pick<PaymentFacts, 'courses'>) => (
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
