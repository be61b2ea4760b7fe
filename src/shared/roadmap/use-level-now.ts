import { useQuery } from '@tanstack/react-query';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import type { LevelEstimate } from '#rules/level/estimate-level.ts';
import { levelNow } from '#rules/level/level-now.ts';
import { useSession } from '#src/platform/session/session.ts';
import { personalRoadmap } from './personal-roadmap.ts';

/** The learner's level by all that was tested; null for a guest, without a test, and while it is not known here. */
export function useLevelNow(): LevelEstimate | null {
  const enabled = useSession(({ learnerId }) => learnerId !== null);
  const { data } = useQuery({ ...personalRoadmap(), enabled });
  return enabled && data ? levelNow(data, vietnamDay(Date.now())) : null;
}
