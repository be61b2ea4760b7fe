import type { Platform } from '#server/platform.ts';
import { gradingDesk } from './ask-grading.ts';
import type { GradingDeps } from './mark-attempt.ts';

export const gradingDeps = (platform: Pick<Platform, 'jobs' | 'config'>): GradingDeps => ({
  now: () => Date.now(),
  requestGrading: gradingDesk(platform),
  teacherHours: platform.config.TEACHER_GRADING_HOURS,
});
