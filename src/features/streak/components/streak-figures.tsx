import { FREEZES_HELD } from '#rules/streak/streak.ts';
import type { StreakNow } from '#src/shared/streak/streak-with.ts';
import { CALENDAR } from '../messages/streak-calendar.ts';

/** The streak in figures: now, the longest one, and the freezes held. */
export function StreakFigures({ streak }: { streak: StreakNow }) {
  const figures = [
    [CALENDAR.current, CALENDAR.days(streak.length)],
    [CALENDAR.longest, CALENDAR.days(streak.longest)],
    [CALENDAR.held, `${streak.freezes}/${FREEZES_HELD}`],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4">
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="grid content-start rounded-control border border-line bg-surface p-3 sm:p-4"
        >
          <dt className="text-sm text-muted text-pretty">{name}</dt>
          <dd className="text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
