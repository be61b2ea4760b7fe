import { Flame } from 'lucide-react';
import { Card } from '#src/ui/card.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { STREAK } from './messages/streak.ts';
import { type StreakNow, useStreak } from './use-streak.ts';

function Week({ week }: Pick<StreakNow, 'week'>) {
  return (
    <ol aria-label={STREAK.thisWeek} className="grid grid-cols-7 gap-1">
      {week.map(({ day, weekday, studied, isToday }) => (
        <li key={day} className="grid justify-items-center gap-1">
          <span aria-hidden="true" className={`text-xs ${isToday ? 'font-semibold text-ink' : 'text-muted'}`}>
            {STREAK.weekdays[weekday]}
          </span>
          <span
            aria-hidden="true"
            className={`grid size-8 place-items-center rounded-full border ${studied ? 'border-transparent bg-brand-soft text-brand-strong' : isToday ? 'border-line-strong' : 'border-line'}`}
          >
            {studied && <Flame className="size-4 fill-current" />}
          </span>
          <span className="sr-only">
            {STREAK.weekdayNames[weekday]}: {studied ? STREAK.studied : STREAK.notStudied}
          </span>
        </li>
      ))}
    </ol>
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
      {streak.provisional && <p className="text-sm text-muted">{STREAK.provisional}</p>}
    </>
  );
}

/** The streak and this week. Unsent work counts, and is labelled as provisional. */
export function StreakCard() {
  const { query, streak } = useStreak();
  return (
    <Card as="section" className="grid content-start gap-4">
      <h2 className="text-lg font-semibold">{STREAK.title}</h2>
      {streak && <StreakView streak={streak} />}
      {!streak && query.isError && <p className="text-muted">{STREAK.failed}</p>}
      {!streak && !query.isError && (
        <Loading>
          <Skeleton className="h-26 w-full" />
        </Loading>
      )}
    </Card>
  );
}
