import { Flame, Snowflake } from 'lucide-react';
import { href } from '#contract/href.ts';
import { FREEZE_EVERY, FREEZES_HELD } from '#rules/streak/streak.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { DayMark, kindText } from './day-mark.tsx';
import { STREAK } from './messages/streak.ts';
import type { StreakNow } from './streak-with.ts';
import { useStreak } from './use-streak.ts';
import { ZoneOffer } from './zone-offer.tsx';

function Week({ week }: Pick<StreakNow, 'week'>) {
  return (
    <ol aria-label={STREAK.thisWeek} className="grid grid-cols-7 gap-1">
      {week.map(({ weekday, ...day }) => (
        <li key={day.day} className="grid justify-items-center gap-1">
          <span
            aria-hidden="true"
            className={`text-xs ${day.isToday ? 'font-semibold text-ink' : 'text-muted'}`}
          >
            {STREAK.weekdays[weekday]}
          </span>
          <DayMark {...day} />
          <span className="sr-only">
            {STREAK.weekdayNames[weekday]}: {kindText(day)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Freezes({ freezes, length }: Pick<StreakNow, 'freezes' | 'length'>) {
  const left = FREEZE_EVERY - (length % FREEZE_EVERY);
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <Snowflake aria-hidden="true" className="size-4 shrink-0 text-info" />
        {STREAK.freezes(freezes)}
      </p>
      {freezes < FREEZES_HELD && <p className="text-muted text-pretty">{STREAK.nextFreeze(left)}</p>}
    </div>
  );
}

function StreakView({ streak }: { streak: StreakNow }) {
  const text = streak.today ? STREAK.studiedToday : streak.length > 0 ? STREAK.openToday : STREAK.begin;
  return (
    <>
      <div className="flex items-center gap-3">
        <Flame
          aria-hidden="true"
          className={`size-9 shrink-0 ${streak.length > 0 ? 'fill-brand text-brand' : 'text-faint'}`}
        />
        <div className="grid min-w-0">
          <p className="text-xl font-semibold">{STREAK.days(streak.length)}</p>
          <p className="text-sm text-muted text-pretty">{text}</p>
        </div>
      </div>
      <Week week={streak.week} />
      {streak.week.some(({ kind }) => kind === 'outage') && (
        <p className="text-sm text-muted text-pretty">{STREAK.outageThisWeek}</p>
      )}
      <Freezes freezes={streak.freezes} length={streak.length} />
      {streak.provisional && <p className="text-sm text-muted">{STREAK.provisional}</p>}
    </>
  );
}

/** The streak and this week. Unsent work counts, and is labelled as provisional. */
export function StreakCard() {
  const { query, streak, zone, now } = useStreak();
  return (
    <Card as="section" className="grid content-start gap-4">
      <h2 className="text-lg font-semibold">{STREAK.title}</h2>
      {streak && (
        <>
          <StreakView streak={streak} />
          <LinkButton to={href('streak')} variant="secondary" className="justify-self-start">
            {STREAK.calendar}
          </LinkButton>
          <ZoneOffer stored={zone} now={now} />
        </>
      )}
      {!streak && (
        <Loaded
          query={query}
          waiting={
            <Loading>
              <Skeleton className="h-56 w-full" />
            </Loading>
          }
          failed={<p className="text-muted">{STREAK.failed}</p>}
        />
      )}
    </Card>
  );
}
