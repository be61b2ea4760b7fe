import { z } from 'zod/mini';
import { recordingSchema } from './listening.ts';
import { placementSchema } from './placement.ts';
import { attemptSchema, questionResult } from './practice.ts';

export const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;
export type Skill = (typeof SKILLS)[number];
/** Skill of a test; a placement test has parts for several skills. */
export const EXAM_SKILLS = [...SKILLS, 'mixed'] as const;
export type ExamSkill = (typeof EXAM_SKILLS)[number];
/** Skill of a part of a mixed test. */
export const PART_SKILLS = ['reading', 'listening', 'use_of_english', 'writing'] as const;
export type PartSkill = (typeof PART_SKILLS)[number];

export const examPart = z.object({
  /** 1-based. */
  position: z.number(),
  title: z.string(),
  /** Only in a mixed test. */
  skill: z.optional(z.enum(PART_SKILLS)),
  /** Markdown. */
  instructions: z.string(),
  /** Markdown: the text that the questions are about. */
  passage: z.nullable(z.string()),
  /** The recording of a listening part, with its transcript once the test has been submitted. */
  audio: z.nullable(recordingSchema),
});
export type ExamPart = z.infer<typeof examPart>;

/** A question of a test with its item numbers on screen: first to last, one for each mark. */
export const examQuestion = z.extend(questionResult, {
  part: z.number(),
  first_number: z.number(),
  last_number: z.number(),
  /** When this attempt's answer was given, milliseconds since 1970; null while unanswered. */
  answered_at: z.nullable(z.number()),
});
export type ExamQuestion = z.infer<typeof examQuestion>;

export const examAttempt = z.extend(attemptSchema, {
  /** Milliseconds since 1970, by the learner's clock, corrected for skew. */
  began_at: z.number(),
  /** Answers given later do not count (after a few seconds' grace); the server then submits what it has. */
  deadline_at: z.number(),
  /** Ids of the questions that the learner marked for review. */
  marked_for_review: z.array(z.string()),
  /** For a submitted placement test; null also if too few questions were answered. */
  placement: z.nullable(placementSchema),
  /** Timed only by the device: the server did not see the attempt begin or end. */
  timed_by_device: z.optional(z.boolean()),
});
export type ExamAttempt = z.infer<typeof examAttempt>;
