import { z } from 'zod/mini';
import { EXAM_PARTS, type ExamPart, minutesOf, openPart } from '#rules/speaking/exam-timing.ts';

const part = z.literal(EXAM_PARTS);

const examProgress = z.object({
  /** Parts of which the examiner has said the opening. */
  opened: z.array(part),
  /** Questions that are over, answered or not, in order. */
  asked: z.array(z.string()),
  /** Those of them to which nothing was said. */
  silent: z.array(z.string()),
  /** The question under way: it is asked again after an interruption. */
  current: z.nullable(z.string()),
  /** Time of each part, milliseconds; interruptions do not count. */
  elapsed: z.object({ 1: z.number(), 2: z.number(), 3: z.number() }),
  /** Time of preparation that was used, milliseconds. */
  prepared: z.number(),
  /** How often the examiner has cut in. */
  cuts: z.number(),
  handedIn: z.array(part),
});

/** How far a test is: stored on this device, so that it goes on at the same question after a reload or a kill. */
export type ExamProgress = z.infer<typeof examProgress>;

const examNotes = z.object({ progress: examProgress, notes: z.string() });

/** What this device stores of an attempt: how far it is, and the learner's notes for the talk. */
export type ExamNotes = z.infer<typeof examNotes>;

export const FRESH: ExamNotes = {
  progress: {
    opened: [],
    asked: [],
    silent: [],
    current: null,
    elapsed: { 1: 0, 2: 0, 3: 0 },
    prepared: 0,
    cuts: 0,
    handedIn: [],
  },
  notes: '',
};

/** Parses what is stored; a fresh test if it is invalid. */
export const parseExamNotes = (stored: unknown): ExamNotes => examNotes.safeParse(stored).data ?? FRESH;

export const isBegun = ({ opened, elapsed }: ExamProgress): boolean =>
  opened.length > 0 || EXAM_PARTS.some((each) => elapsed[each] > 0);

/** Goes on after the question under way, with what was said to it so far. */
export const leaveCurrent = (progress: ExamProgress): ExamProgress =>
  progress.current === null
    ? progress
    : { ...progress, asked: [...progress.asked, progress.current], current: null };

/** Where a test stands, as it is shown. */
export interface ExamPlace {
  part: ExamPart;
  /** Whole minutes so far; null where only another device knows how long its parts took. */
  minutes: number | null;
}

export const placeOf = ({ handedIn, elapsed }: ExamProgress): ExamPlace => ({
  part: openPart(handedIn),
  minutes: handedIn.every((each) => elapsed[each] > 0) ? minutesOf(elapsed) : null,
});
