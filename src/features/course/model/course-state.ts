import { COURSE_LEVELS, LESSON_PROGRESS } from '#contract/course.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { daysUntil } from '#rules/calendar/calendar.ts';

export type CourseDetails = ResponseOf<typeof ENDPOINTS.course.details>;
export type CourseInfos = ResponseOf<typeof ENDPOINTS.courseOffers.infos>;
export type TrialSkill = ResponseOf<typeof ENDPOINTS.courseTrial.trialSkillList>['skills'][number];
type Lesson = CourseDetails['lessons'][number];

/** Days before the end of a course from which a warning is shown (docs/product.md, point 9). */
const EXPIRY_WARNING_DAYS = 10;

/** The lesson to continue with: the first that is not completed, else the first one. */
export const nextLesson = (lessons: readonly Lesson[]): Lesson | undefined =>
  lessons.find(({ progress }) => progress !== LESSON_PROGRESS.COMPLETED) ?? lessons[0];

export const completedLessons = (lessons: readonly Lesson[]): number =>
  lessons.filter(({ progress }) => progress === LESSON_PROGRESS.COMPLETED).length;

/**
 * Whether the course has ended or is about to end (docs/product.md, point 8); null if neither.
 * @param endDate ISO date of the last day, in Vietnam's time; null when open-ended
 */
export function expiry(endDate: string | null, now: number): 'over' | 'soon' | null {
  if (endDate === null) return null;
  const days = daysUntil(endDate.slice(0, 10), now);
  if (Number.isNaN(days)) return null;
  if (days < 0) return 'over';
  return days <= EXPIRY_WARNING_DAYS ? 'soon' : null;
}

export const levelName = (level: number): string | null =>
  Object.entries(COURSE_LEVELS).find(([, number]) => number === level)?.[0] ?? null;
