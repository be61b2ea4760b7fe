import type { Platform } from '#server/platform.ts';
import type { GradingSetting } from './mark-attempt.ts';

export const gradingSetting = ({ jobs, config }: Pick<Platform, 'jobs' | 'config'>): GradingSetting => ({
  now: Date.now,
  enqueue: jobs.enqueueGrading,
  teacherHours: config.TEACHER_GRADING_HOURS,
});
