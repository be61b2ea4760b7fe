import { REVIEWS_OF_A_STUDY_DAY } from '#rules/streak/review-study.ts';
import { FREEZE_EVERY, FREEZES_HELD } from '#rules/streak/streak.ts';
import { DayMark } from '#src/shared/streak/day-mark.tsx';
import { placeOf } from '#src/shared/streak/device-zone.ts';
import { STREAK } from '#src/shared/streak/messages/streak.ts';
import { Card } from '#src/ui/card.tsx';
import { CALENDAR } from '../messages/streak-calendar.ts';

const MARKS = ['studied', 'frozen', 'outage', 'skipped'] as const;

/** What the calendar's marks mean, and how a streak is counted. */
export function StreakRules({ zone, now }: { zone: string; now: number }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{CALENDAR.rulesTitle}</h2>
      <ul aria-label={CALENDAR.legend} className="grid gap-2 text-sm sm:grid-cols-2">
        {MARKS.map((kind) => (
          <li key={kind} className="flex items-center gap-3">
            <DayMark kind={kind} isToday={false} isProvisional={false} />
            {STREAK.kinds[kind]}
          </li>
        ))}
        <li className="flex items-center gap-3">
          <DayMark kind="studied" isToday={false} isProvisional />
          {CALENDAR.legendWaiting}
        </li>
      </ul>
      <div className="grid gap-2 text-sm text-muted [&>p]:text-pretty">
        <p>{CALENDAR.dayRule(REVIEWS_OF_A_STUDY_DAY)}</p>
        <p>{STREAK.freezeRule(FREEZE_EVERY, FREEZES_HELD)}</p>
        <p>{CALENDAR.outageRule}</p>
        <p>{CALENDAR.zoneRule(placeOf(zone, now))}</p>
      </div>
    </Card>
  );
}
