import { z } from 'zod/mini';

const level = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** Course levels: the one to begin at, and those that the share of right answers leaves possible. */
export const placementSchema = z.object({ level, low: level, high: level });
export type Placement = z.infer<typeof placementSchema>;
