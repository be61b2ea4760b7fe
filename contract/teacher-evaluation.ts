import { z } from 'zod/mini';
import { tone } from './evaluation-parts.ts';
import { gradingMessage } from './grading-message.ts';
import { essayQuote } from './writing-evaluation.ts';

/**
 * Criteria for which a teacher gives bands. An essay has TR, CC, LR and GRA; a recording has FC (Fluency and
 * Coherence), LR, GRA and P (Pronunciation).
 */
export const TEACHER_CRITERIA = ['TR', 'CC', 'LR', 'GRA', 'FC', 'P'] as const;
export type TeacherCriterion = (typeof TEACHER_CRITERIA)[number];

const teacherComment = z.object({
  /** Null: about the whole answer. */
  criterion: z.nullable(z.enum(TEACHER_CRITERIA)),
  tone,
  comment: z.string(),
  /** Only for an essay. */
  quote: z.nullable(essayQuote),
  /** Only for a recording: where, seconds from its start. */
  at_seconds: z.optional(z.number()),
});
export type TeacherComment = z.infer<typeof teacherComment>;

/** A teacher's grade of an answer: bands 0–9 in halves, with comments. */
export const teacherGrade = z.object({
  /** Overall: the mean of the criteria, rounded. */
  band: z.number(),
  criteria: z.array(z.object({ code: z.enum(TEACHER_CRITERIA), band: z.number() })),
  summary: z.nullable(z.string()),
  comments: z.array(teacherComment),
});
export type TeacherGrade = z.infer<typeof teacherGrade>;

/** A request to a teacher and its state. Times are milliseconds since 1970. */
export const teacherGradingSchema = z.object({
  id: z.uuid(),
  /** `error`: the teacher could not grade it. */
  status: z.enum(['waiting', 'finished', 'error']),
  asked_at: z.number(),
  /** When the grade is due. */
  due_at: z.number(),
  graded_at: z.nullable(z.number()),
  /** Name of the teacher. */
  graded_by: z.nullable(z.string()),
  content: z.nullable(teacherGrade),
  /** Why the teacher could not grade it, in their words. */
  refusal: z.nullable(z.string()),
  /** Messages about the grade, oldest first; missing in what was stored before there were any. */
  messages: z.optional(z.array(gradingMessage)),
});
export type TeacherGrading = z.infer<typeof teacherGradingSchema>;

/** A teacher's evaluation of one answer, with the second one if the learner requested it. */
export const teacherEvaluationSchema = z.extend(teacherGradingSchema, {
  /** `pack`: required by the question; `learner`: requested by the learner. */
  asked_by: z.enum(['pack', 'learner']),
  regrade: z.nullable(z.extend(teacherGradingSchema, { reason: z.string() })),
});
export type TeacherEvaluation = z.infer<typeof teacherEvaluationSchema>;
