import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { type DayLog, noteDone, useDay } from './day-log.ts';
import { minutesOf, queuedCompletions } from './done-today.ts';
import { useCalendar } from './use-calendar.ts';

/** The learner's day, with work completed on this device as soon as it is saved. */
export function useDayProgress(owner: string): DayLog {
  const client = useQueryClient();
  const { today, dayOf } = useCalendar();
  const read = useCallback(async () => {
    const rows = await queuedCompletions(owner);
    return minutesOf(
      client,
      rows.filter(({ body }) => dayOf(body.at + body.skew) === today),
    );
  }, [client, owner, dayOf, today]);
  const done = useLive(read);
  useEffect(() => {
    if (done) noteDone(owner, today, done);
  }, [owner, today, done]);
  return useDay(owner, today);
}
