import { z } from 'zod/mini';
import { declined, engine, estimate } from './evaluation-parts.ts';

/** Detectable slips of Vietnamese speakers; speech/slips decides which of them are reported. */
export const SLIPS = [
  'final_dropped',
  's_dropped',
  'ed_dropped',
  's_for_sh',
  'sh_for_s',
  's_for_th',
  't_for_th',
] as const;
export type Slip = (typeof SLIPS)[number];

/** What makes a reading's score less certain: much noise in the recording, or rushed speech. */
export const DOUBTS = ['noise', 'rush'] as const;
export type Doubt = (typeof DOUBTS)[number];

export const speakingEvaluationSchema = z.object({
  kind: z.literal('speaking'),
  result: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('graded'),
      engine,
      /** Pronunciation of the whole utterance, 0–100. */
      score: estimate,
      /** Components of the score, each 0–100; missing before luyen-gop 2. */
      accuracy: z.optional(estimate),
      fluency: z.optional(estimate),
      prosody: z.optional(estimate),
      confidence: z.number(),
      /** Why ranges are wider or scores lower; missing before luyen-gop 3. */
      doubts: z.optional(z.array(z.enum(DOUBTS)).check(z.maxLength(DOUBTS.length))),
      /** Length of the recording, seconds. */
      duration: z.number(),
      /** Words a minute while speaking. */
      speech_rate: z.number(),
      words: z.array(
        z.object({
          text: z.string(),
          /** Seconds from the start of the recording. */
          start: z.number(),
          end: z.number(),
          /** 0–100. */
          score: z.number(),
          phones: z.array(
            z.object({
              /** ARPAbet, without stress digit. */
              phone: z.string(),
              start: z.number(),
              end: z.number(),
              score: z.number(),
              /** What was heard instead, if detected; missing before luyen-gop 3. */
              slip: z.optional(z.enum(SLIPS)),
              /** ARPAbet: another phone that was certainly said instead; only the server's ear hears it. */
              said: z.optional(z.string()),
            }),
          ),
        }),
      ),
    }),
    declined,
  ]),
});
export type SpeakingEvaluation = z.infer<typeof speakingEvaluationSchema>;
