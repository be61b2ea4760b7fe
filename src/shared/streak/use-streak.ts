import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { IN_VIETNAM, type ZoneHistory } from '#contract/time-zone.ts';
import { addDays, mondayOf, type Weekday, weekdayOf } from '#rules/calendar/calendar.ts';
import { localDay } from '#rules/calendar/time-zone.ts';
import { type StudyDays, streakOf, withLocalDays } from '#rules/streak/streak.ts';
import { readClock } from '#src/platform/outbox/queue/save-command.ts';
import { useArrivals } from '#src/platform/outbox/queue/use-arrivals.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import { dayStreaks } from './day-streaks.ts';
import { daysOf, type WaitingDays, waitingStudyDays } from './own-study.ts';

export interface StreakNow {
  length: number;
  /** Something was completed today. */
  today: boolean;
  /** It includes days that the server does not know yet. */
  provisional: boolean;
  /** Monday to Sunday of this week. */
  week: { day: string; weekday: Weekday; studied: boolean; isToday: boolean }[];
}

/** The streak on a day, including queued work. */
export function streakWith(known: StudyDays, localDays: readonly string[], today: string): StreakNow {
  const days = withLocalDays(known, localDays);
  const { length, today: hasToday } = streakOf(days, today);
  const monday = mondayOf(today);
  return {
    length,
    today: hasToday,
    provisional: days.days.length > new Set(known.days).size,
    week: Array.from({ length: 7 }, (_, at) => {
      const day = addDays(monday, at);
      return { day, weekday: weekdayOf(day), studied: days.days.includes(day), isToday: day === today };
    }),
  };
}

interface LocalStudy {
  days: WaitingDays;
  now: number;
}

const NONE: WaitingDays = new Map();

const readLocalStudy = async (owner: string | null, zones: ZoneHistory): Promise<LocalStudy> => {
  const { at, skew } = await readClock();
  const now = at + skew;
  return { days: owner === null ? NONE : await waitingStudyDays(owner, now, zones), now };
};

/** The learner's streak over all courses, including queued work; refetched once that has been sent. */
export function useStreak() {
  const client = useQueryClient();
  const owner = useSession(({ learnerId }) => learnerId);
  const query = useQuery(dayStreaks());
  const zones = query.data?.zones ?? IN_VIETNAM;
  const read = useCallback(() => readLocalStudy(owner, zones), [owner, zones]);
  const local = useLive(read);
  const waiting = local?.days ?? NONE;
  const days = daysOf(waiting);
  useArrivals(waiting, (arrived) => {
    if (arrived.some((day) => !days.includes(day))) void client.invalidateQueries({ queryKey: ['course'] });
  });
  const today = localDay(local?.now ?? Date.now(), zones.zone);
  return { query, streak: query.data ? streakWith(query.data, days, today) : null };
}
