/** Weeks of a course's progress that are reported, including this one. */
export const PROGRESS_WEEKS = 8;
/** Days of streaks that are reported, including today. */
export const STREAK_DAYS = 35;

/** What a calendar marks of a day; see `DayKind` in `rules/streak/`. */
export const SHOWN_KINDS = ['studied', 'frozen', 'outage', 'skipped'] as const;
export type ShownKind = (typeof SHOWN_KINDS)[number];
