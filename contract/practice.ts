import { z } from 'zod/mini';
import { aiEvaluationSchema } from './evaluation.ts';
import { recordingSchema } from './listening.ts';
import { answerSchema, proofSchema, questionKeySchema, questionSchema } from './question.ts';
import { speakingBandSchema } from './talk-evaluation.ts';
import { teacherEvaluationSchema } from './teacher-evaluation.ts';
import { writingEvaluationSchema } from './writing-evaluation.ts';

/** State of a whole result. */
export const RESULT_STATE = {
  NOT_ANSWERS: 0,
  WAITING_RESULT: 1,
  FINISHED: 2,
  NO_RESULT: 3,
  ERROR: 4,
  NO_MARKING: 5,
  EXPIRED: 6,
} as const;

export const resultStateSchema = z.literal(Object.values(RESULT_STATE));

/** Scale a result is shown on. */
export const GRADING_SCALE = { TOTAL_QUESTION: 0, BAND_IELTS: 1, BAND_100: 2, NO_GRADING: 3 } as const;
const gradingScale = z.literal(Object.values(GRADING_SCALE));
export type GradingScale = z.infer<typeof gradingScale>;

export const exercise = z.object({
  id: z.string(),
  title: z.string(),
  /** Markdown: what to do. */
  instructions: z.string(),
  /** Markdown: the passage the questions rest on. */
  passage: z.nullable(z.string()),
  /** What is listened to, instead of a passage. */
  audio: z.nullable(recordingSchema),
  course_id: z.string(),
  lesson_id: z.string(),
  /** Its results are told by part (docs/product.md, point 4): its questions are of more than one folder. */
  is_reported: z.boolean(),
});
export type Practice = z.infer<typeof exercise>;

/** An essay's version before, of the learner's own, with its grade. */
const earlierDraft = z.object({
  attempt_id: z.uuid(),
  /** Milliseconds since 1970. */
  submitted_at: z.number(),
  essay: z.string(),
  evaluation: writingEvaluationSchema,
});
export type EarlierDraft = z.infer<typeof earlierDraft>;

/** Marked correctness and the key are there only once the attempt has been submitted. */
const userAnswer = z.object({
  id: z.uuid(),
  bai_lam: z.nullable(answerSchema),
  is_correct: z.nullable(z.boolean()),
  /** Marks won, of the question's marks. */
  marks_won: z.nullable(z.number()),
  ai_evaluation: z.nullable(aiEvaluationSchema),
  teacher_evaluation: z.nullable(teacherEvaluationSchema),
  /** Of an essay in a submitted practice: the newest version before this one that the AI has graded. */
  earlier_draft: z.optional(earlierDraft),
});

export const questionResult = z.extend(questionSchema, {
  /** First element: this attempt's answer. Empty while unanswered. */
  user: z.array(userAnswer),
  answers: z.nullable(questionKeySchema),
  /** Markdown, once submitted. */
  explanation: z.nullable(z.string()),
  /** What proves the key, once submitted. */
  proofs: z.array(proofSchema),
  /** Submitted, but not to be graded: that day's gradings were used up. */
  is_expired: z.boolean(),
});
export type QuestionResult = z.infer<typeof questionResult>;

const ieltsStatistic = z.object({
  /** 0–100 over the questions marked by key; null when there is none. */
  hundred_score: z.nullable(z.number()),
  band_score: z.nullable(z.number()),
  correct_question: z.number(),
  total_question: z.number(),
});

export const attemptSchema = z.object({
  id: z.uuid(),
  state: resultStateSchema,
  /** Milliseconds since 1970, by the learner's clock corrected for its skew. */
  submitted_at: z.nullable(z.number()),
  grading_scale: gradingScale,
  user_result: z.object({
    ielts_statistic: ieltsStatistic,
    /** Of its free speech, once the AI is done with all that was answered; null where there is none or it waits. */
    speaking: z.optional(z.nullable(speakingBandSchema)),
  }),
  /** AI-graded answers still waiting. */
  waiting: z.number(),
  /** Answered when the learner had been shown the keys by another attempt: it counts as practice alone. */
  is_repetition: z.optional(z.boolean()),
});
export type Attempt = z.infer<typeof attemptSchema>;
