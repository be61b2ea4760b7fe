import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { addDays, mondayOf, vietnamDay, type Weekday, weekdayOf } from '#rules/calendar/calendar.ts';
import { type StudyDays, streakOf, withLocalDays } from '#rules/streak/streak.ts';
import { readClock } from '#src/platform/outbox/queue/save-command.ts';
import { useArrivals } from '#src/platform/outbox/queue/use-arrivals.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import { dayStreaks } from '../api/learning.ts';
import { daysOf, type WaitingDays, waitingStudyDays } from './own-study.ts';

export interface StreakNow {
  length: number;
  /** Something was completed today. */
  today: boolean;
  /** Days that the server has not heard of yet are in it. */
  provisional: boolean;
  /** Monday to Sunday of this week. */
  week: { day: string; weekday: Weekday; studied: boolean; isToday: boolean }[];
}

/** The streak of a day, with what waits on this device. */
export function streakWith(known: StudyDays, own: readonly string[], today: string): StreakNow {
  const days = withLocalDays(known, own);
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

interface OwnStudy {
  days: WaitingDays;
  now: number;
}

const NONE: WaitingDays = new Map();

const readOwnStudy = async (owner: string | null): Promise<OwnStudy> => {
  const { at, skew } = await readClock();
  const now = at + skew;
  return { days: owner === null ? NONE : await waitingStudyDays(owner, now), now };
};

/**
 * The learner's streak as this device has it, in all that they do. Asked for anew once what waited has been sent.
 */
export function useStreak() {
  const client = useQueryClient();
  const owner = useSession(({ learnerId }) => learnerId);
  const read = useCallback(() => readOwnStudy(owner), [owner]);
  const own = useLive(read);
  const query = useQuery(dayStreaks());
  const waiting = own?.days ?? NONE;
  const days = daysOf(waiting);
  useArrivals(waiting, (arrived) => {
    if (arrived.some((day) => !days.includes(day))) void client.invalidateQueries({ queryKey: ['course'] });
  });
  const today = vietnamDay(own?.now ?? Date.now());
  return { query, streak: query.data ? streakWith(query.data, days, today) : null };
}
