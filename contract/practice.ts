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

/** Scale on which a result is shown. */
export const GRADING_SCALE = { TOTAL_QUESTION: 0, BAND_IELTS: 1, BAND_100: 2, NO_GRADING: 3 } as const;
const gradingScale = z.literal(Object.values(GRADING_SCALE));
export type GradingScale = z.infer<typeof gradingScale>;

export const exercise = z.object({
  id: z.string(),
  title: z.string(),
  /** Markdown: what to do. */
  instructions: z.string(),
  /** Markdown: the passage that the questions are about. */
  passage: z.nullable(z.string()),
  /** Recording to listen to, instead of a passage. */
  audio: z.nullable(recordingSchema),
  course_id: z.string(),
  lesson_id: z.string(),
  /** Results are shown by part (docs/product.md, point 4), because its questions are in more than one folder. */
  is_reported: z.boolean(),
});
export type Practice = z.infer<typeof exercise>;

/** The learner's previous version of an essay, with its grade. */
const earlierDraft = z.object({
  attempt_id: z.uuid(),
  /** Milliseconds since 1970. */
  submitted_at: z.number(),
  essay: z.string(),
  evaluation: writingEvaluationSchema,
});
export type EarlierDraft = z.infer<typeof earlierDraft>;

/** Correctness and key are present only once the attempt has been submitted. */
const userAnswer = z.object({
  id: z.uuid(),
  bai_lam: z.nullable(answerSchema),
  is_correct: z.nullable(z.boolean()),
  /** Marks won, out of the question's marks. */
  marks_won: z.nullable(z.number()),
  ai_evaluation: z.nullable(aiEvaluationSchema),
  teacher_evaluation: z.nullable(teacherEvaluationSchema),
  /** For an essay in a submitted practice: the latest earlier version that the AI has graded. */
  earlier_draft: z.optional(earlierDraft),
});

export const questionResult = z.extend(questionSchema, {
  /** First element: this attempt's answer. Empty while unanswered. */
  user: z.array(userAnswer),
  answers: z.nullable(questionKeySchema),
  /** Markdown, once submitted. */
  explanation: z.nullable(z.string()),
  /** Evidence for the key, once submitted. */
  proofs: z.array(proofSchema),
  /** Submitted, but will not be graded: that day's gradings were used up. */
  is_expired: z.boolean(),
});
export type QuestionResult = z.infer<typeof questionResult>;

const ieltsStatistic = z.object({
  /** 0–100 over the questions marked by a key; null if there are none. */
  hundred_score: z.nullable(z.number()),
  band_score: z.nullable(z.number()),
  /** Questions with a key that were answered right as a whole, of how many. */
  correct_question: z.number(),
  total_question: z.number(),
  /** Marks won of those questions, of how many: what the score counts. Missing in older responses. */
  marks_won: z.optional(z.number()),
  marks: z.optional(z.number()),
});

export const attemptSchema = z.object({
  id: z.uuid(),
  state: resultStateSchema,
  /** Milliseconds since 1970, by the learner's clock, corrected for skew. */
  submitted_at: z.nullable(z.number()),
  grading_scale: gradingScale,
  user_result: z.object({
    ielts_statistic: ieltsStatistic,
    /** Band for free speech, once the AI has graded every answer; null if there is none or grading is pending. */
    speaking: z.optional(z.nullable(speakingBandSchema)),
  }),
  /** Answers waiting for AI grading. */
  waiting: z.number(),
  /** Answered after another attempt had shown the learner the keys: counts only as practice. */
  is_repetition: z.optional(z.boolean()),
});
export type Attempt = z.infer<typeof attemptSchema>;
