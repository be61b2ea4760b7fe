/** Weeks of a course's progress that are reported, including this one. */
export const PROGRESS_WEEKS = 8;
/** Days of streaks that are reported, including today. */
export const STREAK_DAYS = 35;
