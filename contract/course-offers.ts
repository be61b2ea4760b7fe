/** Skills that a lesson trains, derived from its questions. */
export const LESSON_SKILLS = ['reading', 'listening', 'writing', 'speaking', 'language'] as const;
export type LessonSkill = (typeof LESSON_SKILLS)[number];
