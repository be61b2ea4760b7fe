import { z } from 'zod/mini';

/** Skills that a lesson trains, derived from its questions. */
export const LESSON_SKILLS = ['reading', 'listening', 'writing', 'speaking', 'language'] as const;
export type LessonSkill = (typeof LESSON_SKILLS)[number];

/**
 * What something trains, an exercise what it asks most first; empty for what is only read or watched. Missing in older
 * cached responses.
 */
export const trainedSkills = z.optional(z.array(z.enum(LESSON_SKILLS)));
