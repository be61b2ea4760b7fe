import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { secondsOf, type Use, unionOf } from '#rules/study-time/studied.ts';
import { readClock } from '#src/platform/outbox/queue/save-command.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { timesOf, watchTimes } from '#src/platform/outbox/time/device-times.ts';
import { personalRoadmap } from '#src/shared/roadmap/personal-roadmap.ts';
import { noteMeasured } from './day-log.ts';
import { plannedAs } from './planned-as.ts';
import { useCalendar } from './use-calendar.ts';

/** What this device has measured today, by the server's clock. */
function useTimesHere(owner: string, today: string): readonly Use[] {
  const { dayOf } = useCalendar();
  const skew = useLive(readClock)?.skew ?? 0;
  // As text: what is read anew each time would look like another value each time.
  const stored = useSyncExternalStore(watchTimes, () => JSON.stringify(timesOf(owner)));
  return useMemo(() => {
    const times: readonly Use[] = JSON.parse(stored);
    return times.flatMap(({ subject, spans }) => {
      const corrected = spans.map(([from, to]) => [from + skew, to + skew] as const);
      const ofToday = corrected.filter(([from]) => dayOf(from) === today);
      return ofToday.length > 0 ? [{ subject, spans: ofToday }] : [];
    });
  }, [stored, skew, dayOf, today]);
}

/**
 * Keeps the day's log at the time measured today: what the server has, with what only this device knows yet. Both follow
 * the same rule, so that the sum stays as it is when the work has arrived.
 */
export function useMeasuredDay(owner: string, today: string): void {
  const client = useQueryClient();
  const here = useTimesHere(owner, today);
  // Another screen may be the one that loads it.
  const facts = useQuery({ ...personalRoadmap(), enabled: false }).data;
  const served = facts?.today?.day === today ? facts.today.times : undefined;
  const add = useCallback(async (): Promise<number> => {
    const planned = await Promise.all(here.map((use) => plannedAs(client, use)));
    const minutes = new Map(planned.map((each) => [each.subject, each.minutes]));
    const day = unionOf(served ?? [], planned, (subject) => minutes.get(subject) ?? null);
    return day.reduce((sum, { spans }) => sum + secondsOf(spans), 0);
  }, [client, here, served]);
  useEffect(() => {
    let isCurrent = true;
    void add().then((seconds) => {
      if (isCurrent) noteMeasured(owner, today, seconds);
    });
    return () => {
      isCurrent = false;
    };
  }, [add, owner, today]);
}
