import { z } from 'zod/mini';

export const trialLesson = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  type: z.number(),
  minutes: z.number(),
});
export type TrialLesson = z.infer<typeof trialLesson>;
