import type { Platform } from '#server/platform.ts';
import { gradingDesk } from './ask-grading.ts';
import type { GradingSetting } from './mark-attempt.ts';

export const gradingSetting = (platform: Pick<Platform, 'jobs' | 'config'>): GradingSetting => ({
  now: Date.now,
  requestGrading: gradingDesk(platform),
  teacherHours: platform.config.TEACHER_GRADING_HOURS,
});
