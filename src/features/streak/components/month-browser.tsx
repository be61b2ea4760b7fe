import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addMonths } from '#rules/calendar/calendar.ts';
import { ApiError, isUnreachable, reachOf } from '#src/platform/http/api-result.ts';
import type { StreakNow } from '#src/shared/streak/streak-with.ts';
import { Card } from '#src/ui/card.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { studyMonth } from '../api/study-month.ts';
import { CALENDAR } from '../messages/streak-calendar.ts';
import { type MonthDay, monthWeeks } from '../model/month-weeks.ts';
import { MonthTable } from './month-table.tsx';

/** What is to be said of a month that this device does not know in full. */
function problemOf(weeks: (MonthDay | null)[][], error: Error | null, isPaused: boolean): string | null {
  const days = weeks.flat().filter((day) => day !== null);
  if (days.every(({ kind }) => kind !== null) || (error === null && !isPaused)) return null;
  if (error && !(error instanceof ApiError && isUnreachable(error.failure.code))) return CALENDAR.failed;
  if (error instanceof ApiError && reachOf(error.failure) !== 'offline') return error.message;
  const isPartly = days.some(({ kind }) => kind !== null && kind !== 'open');
  return isPartly ? CALENDAR.partly : CALENDAR.notHere;
}

/** The months of the learner's study days, one at a time. `today`: ISO date. */
export function MonthBrowser({ streak, today }: { streak: StreakNow; today: string }) {
  const thisMonth = today.slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const { data, error, isPaused } = useQuery(studyMonth(month));
  const weeks = monthWeeks(month, { today, recent: streak.byDay, loaded: data?.days ?? null });
  const [year = 0, number = 0] = month.split('-').map(Number);
  const studied = weeks.flat().filter((day) => day?.kind === 'studied').length;
  const problem = problemOf(weeks, error, isPaused);
  const isFirst = !data?.first_month || month <= data.first_month;
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          icon={ChevronLeft}
          label={CALENDAR.earlier}
          disabled={isFirst}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <h2 aria-live="polite" className="text-lg font-semibold">
          {CALENDAR.month(number, year)}
        </h2>
        <IconButton
          icon={ChevronRight}
          label={CALENDAR.later}
          disabled={month >= thisMonth}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <MonthTable month={month} weeks={weeks} />
      {problem ? (
        <p role="status" className="text-sm text-muted text-pretty">
          {problem}
        </p>
      ) : (
        <p className="text-sm text-muted">{CALENDAR.studied(studied)}</p>
      )}
    </Card>
  );
}
