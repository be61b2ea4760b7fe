import { useEffect, useState } from 'react';
import { type DayLog, noteCelebrated, progressOf } from './day-log.ts';

/**
 * Whether reaching the day's goal is celebrated on this screen: once a day, by the first screen that may, and only a
 * goal that the learner has set.
 * @param mayShow false while a celebration would disturb
 */
export function useCelebration({ learner, day, ...rest }: DayLog, mayShow: boolean): boolean {
  const [celebratedDay, setCelebratedDay] = useState<string | null>(null);
  const isDue = mayShow && rest.isGoalSet && !rest.celebrated && progressOf(rest)?.isReached === true;
  useEffect(() => {
    if (!isDue) return;
    setCelebratedDay(day);
    noteCelebrated(learner, day);
  }, [isDue, learner, day]);
  return celebratedDay === day;
}
