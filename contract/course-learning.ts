/** Weeks of a course's progress that are told, this one included. */
export const PROGRESS_WEEKS = 8;
/** Days that streaks are told of, today included. */
export const STREAK_DAYS = 35;
