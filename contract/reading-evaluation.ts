import { z } from 'zod/mini';
import { declined, engine, estimate } from './evaluation-parts.ts';

/** Slips of Vietnamese speakers that can be told from what was asked for; which of them are told, speech/slips says. */
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

/** What makes the score of a reading less sure: much noise in the recording, or speech that is rushed. */
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
      /** What the score is made of, each 0–100; an engine before luyen-gop 2 did not tell them. */
      accuracy: z.optional(estimate),
      fluency: z.optional(estimate),
      prosody: z.optional(estimate),
      confidence: z.number(),
      /** Why ranges are wider than others, or marks lower; an engine before luyen-gop 3 told none. */
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
              /** What was heard in its place, where that can be told; an engine before luyen-gop 3 told none. */
              slip: z.optional(z.enum(SLIPS)),
            }),
          ),
        }),
      ),
    }),
    declined,
  ]),
});
export type SpeakingEvaluation = z.infer<typeof speakingEvaluationSchema>;
