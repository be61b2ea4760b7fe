import { z } from 'zod/mini';
import { recordingSchema } from './listening.ts';
import { placementSchema } from './placement.ts';
import { attemptSchema, questionResult } from './practice.ts';

export const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;
export type Skill = (typeof SKILLS)[number];
/** What a test is of; a placement test has parts of several skills. */
export const EXAM_SKILLS = [...SKILLS, 'mixed'] as const;
export type ExamSkill = (typeof EXAM_SKILLS)[number];
/** What a part of a mixed test is of. */
export const PART_SKILLS = ['reading', 'listening', 'use_of_english', 'writing'] as const;
export type PartSkill = (typeof PART_SKILLS)[number];

export const examPart = z.object({
  /** 1-based. */
  position: z.number(),
  title: z.string(),
  /** Of a mixed test. */
  skill: z.optional(z.enum(PART_SKILLS)),
  /** Markdown. */
  instructions: z.string(),
  /** Markdown: the text that the questions rest on. */
  passage: z.nullable(z.string()),
  /** The recording of a listening part, and its words once the test has been submitted. */
  audio: z.nullable(recordingSchema),
});
export type ExamPart = z.infer<typeof examPart>;

/** A question of a test with the numbers that its items bear on screen: first to last, one for each mark. */
export const examQuestion = z.extend(questionResult, {
  part: z.number(),
  first_number: z.number(),
  last_number: z.number(),
  /** When this attempt's answer was given, milliseconds since 1970; null while unanswered. */
  answered_at: z.nullable(z.number()),
});
export type ExamQuestion = z.infer<typeof examQuestion>;

export const examAttempt = z.extend(attemptSchema, {
  /** Milliseconds since 1970, by the learner's clock corrected for its skew. */
  began_at: z.number(),
  /** No answer given later counts (but for a few seconds of grace); the server submits then what it has. */
  deadline_at: z.number(),
  /** Ids of the questions that the learner wants to look at again. */
  marked_for_review: z.array(z.string()),
  /** Of a placement test, once it is submitted; null also where too few questions were answered to tell. */
  placement: z.nullable(placementSchema),
  /** Its time is what the device says: the server did not see it begin, or end. */
  timed_by_device: z.optional(z.boolean()),
});
export type ExamAttempt = z.infer<typeof examAttempt>;
