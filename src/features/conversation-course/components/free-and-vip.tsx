import { Check, PhoneCall } from 'lucide-react';
import { openAdvice } from '#src/platform/session/advice-dialog.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { COURSE_GUEST } from '../messages/course-guest.ts';

const Offer = ({ title, items }: { title: string; items: readonly string[] }) => (
  <Card className="grid content-start gap-3">
    <h3 className="font-semibold">{title}</h3>
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
          <span className="text-pretty">{item}</span>
        </li>
      ))}
    </ul>
  </Card>
);

/** What is free, what VIP adds, and whom to ask about it. */
export const FreeAndVip = ({ isVip }: { isVip: boolean }) => (
  <section className="grid gap-3">
    <SectionHead title={COURSE_GUEST.priceTitle} />
    <div className="grid gap-3 sm:grid-cols-2">
      <Offer title={COURSE_GUEST.freeTitle} items={COURSE_GUEST.free} />
      <Offer title={COURSE_GUEST.vipTitle} items={COURSE_GUEST.vip} />
    </div>
    {!isVip && (
      <>
        <p className="text-muted text-pretty">{COURSE_GUEST.adviceText}</p>
        <Button
          variant="secondary"
          icon={PhoneCall}
          className="max-sm:w-full sm:justify-self-start"
          onClick={openAdvice}
        >
          {COURSE_GUEST.advice}
        </Button>
      </>
    )}
  </section>
);
