import { z } from 'zod/mini';
import { COURSE_LEVELS } from './course.ts';

const level = z.literal(Object.values(COURSE_LEVELS));

/** Course levels: the one to start at, and the range that is possible by the share of correct answers. */
export const placementSchema = z.object({ level, low: level, high: level });
export type Placement = z.infer<typeof placementSchema>;
