import type { Platform } from '#server/platform.ts';
import { gradingDesk } from '../grading-count/grading-desk.ts';
import type { GradingSetting } from './mark-attempt.ts';

export const gradingSetting = (platform: Pick<Platform, 'jobs' | 'config'>): GradingSetting => ({
  now: Date.now,
  askGrading: gradingDesk(platform),
  teacherHours: platform.config.TEACHER_GRADING_HOURS,
});
