import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { addDays, mondayOf, vietnamDay, type Weekday, weekdayOf } from '#rules/calendar/calendar.ts';
import { type StudyDays, streakOf, withOwnDays } from '#rules/streak/streak.ts';
import { listQueue } from '#src/platform/outbox/queue.ts';
import { readClock } from '#src/platform/outbox/save-command.ts';
import { useLive } from '#src/platform/outbox/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import { dayStreaks } from '../api/learning.ts';
import { waitingStudyDays } from './own-study.ts';

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
  const days = withOwnDays(known, own);
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
  days: string[];
  now: number;
}

const readOwnStudy = async (owner: string | null): Promise<OwnStudy> => {
  const { at, skew } = await readClock();
  const rows = owner === null ? [] : await listQueue(owner);
  return { days: waitingStudyDays(rows, at + skew), now: at + skew };
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
  const waiting = own?.days.length ?? 0;
  const waitedBefore = useRef(waiting);
  useEffect(() => {
    if (waiting < waitedBefore.current) void client.invalidateQueries({ queryKey: ['course'] });
    waitedBefore.current = waiting;
  }, [client, waiting]);
  const today = vietnamDay(own?.now ?? Date.now());
  return { query, streak: query.data ? streakWith(query.data, own?.days ?? [], today) : null };
}
