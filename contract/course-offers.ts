/** What a lesson trains, told by the questions that it asks. */
export const LESSON_SKILLS = ['reading', 'listening', 'writing', 'speaking', 'language'] as const;
export type LessonSkill = (typeof LESSON_SKILLS)[number];
