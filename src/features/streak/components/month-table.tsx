import { formatDate } from '#rules/text/formats.ts';
import { DayMark, kindText } from '#src/shared/streak/day-mark.tsx';
import { STREAK } from '#src/shared/streak/messages/streak.ts';
import { CALENDAR } from '../messages/streak-calendar.ts';
import type { MonthDay } from '../model/month-weeks.ts';

/** Weekdays in the order of a week that begins on Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

function Day({ day }: { day: MonthDay }) {
  const { kind, isToday, isProvisional } = day;
  return (
    <td className="p-0.5 align-top" aria-current={isToday ? 'date' : undefined}>
      <span className="grid min-h-14 justify-items-center gap-0.5">
        <span aria-hidden="true" className={`text-xs ${isToday ? 'font-semibold text-ink' : 'text-muted'}`}>
          {Number(day.day.slice(-2))}
        </span>
        {kind !== null && <DayMark kind={kind} isToday={isToday} isProvisional={isProvisional} />}
        <span className="sr-only">
          {formatDate(day.day)}
          {isToday && `, ${CALENDAR.today}`}
          {kind !== null && `: ${kindText({ kind, isProvisional })}`}
        </span>
      </span>
    </td>
  );
}

/** One month as a table of weeks; each day has its number, a picture and words. `month`: such as `2026-11`. */
export function MonthTable({ month, weeks }: { month: string; weeks: (MonthDay | null)[][] }) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{CALENDAR.month(number, year)}</caption>
      <thead>
        <tr>
          {WEEK.map((weekday) => (
            <th key={weekday} scope="col" className="pb-2 text-center text-xs font-semibold text-muted">
              <abbr title={STREAK.weekdayNames[weekday]} className="no-underline">
                {STREAK.weekdays[weekday]}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day)?.day}>
            {week.map((day, at) => (day ? <Day key={day.day} day={day} /> : <td key={WEEK[at]} />))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
