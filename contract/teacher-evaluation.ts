import { z } from 'zod/mini';
import { tone } from './evaluation-parts.ts';
import { essayQuote } from './writing-evaluation.ts';

/**
 * What a teacher gives bands for. An essay has TR, CC, LR and GRA; a recording FC (Fluency and Coherence), LR, GRA and P
 * (Pronunciation).
 */
export const TEACHER_CRITERIA = ['TR', 'CC', 'LR', 'GRA', 'FC', 'P'] as const;
export type TeacherCriterion = (typeof TEACHER_CRITERIA)[number];

const teacherComment = z.object({
  /** Null: of the answer as a whole. */
  criterion: z.nullable(z.enum(TEACHER_CRITERIA)),
  tone,
  comment: z.string(),
  /** Of an essay alone. */
  quote: z.nullable(essayQuote),
});
export type TeacherComment = z.infer<typeof teacherComment>;

/** What a teacher says of an answer: bands 0–9 in halves, and why. */
const teacherGrade = z.object({
  /** Of the whole answer: the mean of the criteria, rounded. */
  band: z.number(),
  criteria: z.array(z.object({ code: z.enum(TEACHER_CRITERIA), band: z.number() })),
  summary: z.nullable(z.string()),
  comments: z.array(teacherComment),
});
export type TeacherGrade = z.infer<typeof teacherGrade>;

/** One asking of a teacher, and how far it has got. Times are milliseconds since 1970. */
const teacherGradingSchema = z.object({
  id: z.uuid(),
  /** `error`: the teacher could not grade it. */
  status: z.enum(['waiting', 'finished', 'error']),
  asked_at: z.number(),
  /** Promised time. */
  due_at: z.number(),
  graded_at: z.nullable(z.number()),
  /** Name of the teacher. */
  graded_by: z.nullable(z.string()),
  content: z.nullable(teacherGrade),
  /** Why it could not be graded, in the teacher's words. */
  refusal: z.nullable(z.string()),
});
export type TeacherGrading = z.infer<typeof teacherGradingSchema>;

/** A teacher's evaluation of one answer, with the second one where the learner asked for it. */
export const teacherEvaluationSchema = z.extend(teacherGradingSchema, {
  /** `pack`: the question says so; `learner`: they asked for it. */
  asked_by: z.enum(['pack', 'learner']),
  regrade: z.nullable(z.extend(teacherGradingSchema, { reason: z.string() })),
});
export type TeacherEvaluation = z.infer<typeof teacherEvaluationSchema>;
