import { z } from 'zod/mini';
import { speakingEvaluationSchema } from './reading-evaluation.ts';
import { talkEvaluationSchema } from './talk-evaluation.ts';
import { writingEvaluationSchema } from './writing-evaluation.ts';

/** An AI's evaluation of one answer and its state. */
export const aiEvaluationSchema = z.object({
  status: z.enum(['waiting', 'finished', 'error']),
  content: z.nullable(
    z.discriminatedUnion('kind', [writingEvaluationSchema, speakingEvaluationSchema, talkEvaluationSchema]),
  ),
});
export type AiEvaluation = z.infer<typeof aiEvaluationSchema>;
