import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { IN_VIETNAM } from '#contract/time-zone.ts';
import { localDay } from '#rules/calendar/time-zone.ts';
import { queriesBelow } from '#src/platform/http/match-queries.ts';
import { readClock } from '#src/platform/outbox/queue/save-command.ts';
import { useArrivals } from '#src/platform/outbox/queue/use-arrivals.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import { dueCards } from '#src/shared/notebook/due-cards.ts';
import { dayStreaks, studyDaysOf } from './day-streaks.ts';
import { daysOf, type WaitingDays, waitingStudyDays } from './own-study.ts';
import { streakWith } from './streak-with.ts';

interface LocalStudy {
  days: WaitingDays;
  now: number;
}

const NONE: WaitingDays = new Map();

/** The learner's streak over all courses, including queued work; refetched once that has been sent. */
export function useStreak() {
  const client = useQueryClient();
  const owner = useSession(({ learnerId }) => learnerId);
  const query = useQuery(dayStreaks());
  // Only what is loaded anyway: reviews count as far as this device can tell.
  const { data: notebook } = useQuery({ ...dueCards(), enabled: false });
  const zones = query.data?.zones ?? IN_VIETNAM;
  const read = useCallback(async (): Promise<LocalStudy> => {
    const { at, skew } = await readClock();
    const now = at + skew;
    return { days: owner === null ? NONE : await waitingStudyDays(owner, { now, zones, notebook }), now };
  }, [owner, zones, notebook]);
  const local = useLive(read);
  const waiting = local?.days ?? NONE;
  const days = daysOf(waiting);
  useArrivals(waiting, (arrived) => {
    if (arrived.some((day) => !days.includes(day)))
      void client.invalidateQueries(queriesBelow(ENDPOINTS.course.list));
  });
  const now = local?.now ?? Date.now();
  const today = localDay(now, zones.zone);
  return {
    query,
    now,
    today,
    zone: zones.zone,
    streak: query.data ? streakWith(studyDaysOf(query.data), days, today) : null,
  };
}
