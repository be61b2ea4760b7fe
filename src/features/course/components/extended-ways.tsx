import type { ExtendLearnType } from '#contract/course.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { formatDate } from '#rules/text/formats.ts';
import { COURSE } from '#src/messages/course.ts';
import { Card } from '#src/ui/card.tsx';

/** Ways of learning extended beyond the course, each with its last day; nothing once all have ended. */
export function ExtendedWays({ ways }: { ways: readonly ExtendLearnType[] }) {
  const today = vietnamDay(Date.now());
  const active = ways.filter(({ end_date }) => end_date >= today);
  if (active.length === 0) return null;
  return (
    <Card as="section" className="grid gap-1">
      <h2 className="font-semibold">{COURSE.waysTitle}</h2>
      <ul className="text-muted">
        {active.map(({ learn_type_name, end_date }) => (
          <li key={learn_type_name}>{COURSE.wayEnds(learn_type_name, formatDate(end_date))}</li>
        ))}
      </ul>
    </Card>
  );
}
