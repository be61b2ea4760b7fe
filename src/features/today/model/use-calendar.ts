import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { IN_VIETNAM } from '#contract/time-zone.ts';
import { addDays } from '#rules/calendar/calendar.ts';
import { instantOf, localDay, zoneAt } from '#rules/calendar/time-zone.ts';
import { readClock } from '#src/platform/outbox/queue/save-command.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { dayStreaks } from '#src/shared/streak/day-streaks.ts';

const MINUTE_MS = 60_000;

export interface Calendar {
  /** ISO date of today where the learner is, kept up to date while the page is open. */
  today: string;
  /** When today ends, device clock, milliseconds. */
  until: number;
  /** The day that a moment (milliseconds since 1970) counts for. */
  dayOf: (at: number) => string;
}

/** The learner's days: in their zone as last heard, by the server's clock if its skew is known. */
export function useCalendar(): Calendar {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const skew = useLive(readClock)?.skew ?? 0;
  // Another screen may be the one that loads it: the zone alone is worth no request.
  const zones = useQuery({ ...dayStreaks(), enabled: false }).data?.zones ?? IN_VIETNAM;
  const dayOf = useCallback((at: number) => localDay(at, zoneAt(zones, at)), [zones]);
  const today = localDay(now + skew, zones.zone);
  return { today, until: instantOf(addDays(today, 1), 0, zones.zone) - skew, dayOf };
}
