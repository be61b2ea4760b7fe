import { z } from 'zod/mini';
import { COURSE_LEVELS, LESSON_TYPE } from '#contract/course.ts';
import { EXAM_SKILLS, PART_SKILLS } from '#contract/exam-taking.ts';
import { SECTION_KINDS } from '#contract/lesson.ts';
import type { Placement } from '#contract/placement.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import { REVISE_FEEDBACK } from '#contract/revise.ts';

export const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
export const idName = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
const minutes = z.number().check(z.int(), z.minimum(1), z.maximum(240));

/** Accepts a key of the table and outputs its value. */
export const nameOf = <V>(table: Record<string, V>) => {
  const meanings = new Map(Object.entries(table));
  return z.pipe(
    z.string(),
    z.transform((name, context): V => {
      const meaning = meanings.get(name);
      if (meaning !== undefined) return meaning;
      const message = `"${name}" is none of ${[...meanings.keys()].join(', ')}`;
      context.issues.push({ code: 'custom', message, input: name });
      return z.NEVER;
    }),
  );
};

/** Source and licence of material that was not written for the pack. */
const origin = { source: z.optional(line), licence: z.optional(line) };

export const manifestSchema = z.strictObject({
  format: z.literal(1),
  name: line,
  /** Ids of the courses, in the order they are shown. */
  courses: z.array(idName),
});

const perCent = z.number().check(z.int(), z.minimum(1), z.maximum(100));

export const courseSchema = z.strictObject({
  name: line,
  level: nameOf(COURSE_LEVELS),
  summary: line,
  is_free: z.boolean(),
  /**
   * Requirements of a certificate: percentage of questions answered in each exercise, and the result out of
   * 100.
   */
  certificate: z._default(
    z.strictObject({ answered: z._default(perCent, 80), result: z._default(perCent, 50) }),
    { answered: 80, result: 50 },
  ),
  /** Đồng. */
  price: z.optional(z.number().check(z.int(), z.minimum(1_000), z.maximum(1_000_000_000))),
  /** Ids of the lessons, in order. */
  lessons: z.array(idName).check(z.minLength(1)),
  ...origin,
});

/**
 * First word of the transfer message, which is limited to 25 characters and also holds the learner's number.
 */
const memo = z.string().check(z.regex(/^[A-Z0-9]{1,14}$/, 'expected 1 to 14 capitals and digits, no marks'));

export const paymentsSchema = z.strictObject({
  methods: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('bank_transfer'),
          bank: line,
          bin: z.string().check(z.regex(/^\d{6}$/, 'expected six digits, in quotes')),
          account: z
            .string()
            .check(z.regex(/^[A-Z0-9]{6,19}$/, 'expected 6 to 19 digits or capitals, in quotes')),
          holder: line,
          memo: z._default(memo, 'LUYEN'),
        }),
        z.strictObject({ kind: z.literal('cash'), place: line, hours: line }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(10)),
});

export const lessonSchema = z.strictObject({
  title: line,
  summary: line,
  type: z._default(nameOf(LESSON_TYPE), LESSON_TYPE.NORMAL),
  /** Open to everybody, also in a course that is not free. */
  is_trial: z._default(z.boolean(), false),
  sections: z
    .array(z.strictObject({ id: idName, kind: z.enum(SECTION_KINDS), module: idName, title: line, minutes }))
    .check(z.minLength(1)),
  ...origin,
});

/** Name of a speaker as used to label turns. */
const SPEAKER = /^[A-Z][A-Z0-9 '-]*$/;

/** Voice of a speaker in a script: `male`, or `{ voice: male, rate: 1.1 }`. */
const speaker = z.pipe(
  z.union([
    z.enum(['female', 'male']),
    z.strictObject({
      voice: z.enum(['female', 'male']),
      rate: z._default(z.number().check(z.minimum(0.7), z.maximum(1.4)), 1),
    }),
  ]),
  z.transform((value) => (typeof value === 'string' ? { voice: value, rate: 1 } : value)),
);
export const speakersSchema = z.record(z.string().check(z.regex(SPEAKER)), speaker);

const instructions = z.string().check(z.minLength(1), z.maxLength(5000));
const questions = z.array(z.unknown()).check(z.minLength(1), z.maxLength(200));

/** A recording included in the pack; the body of the file is then its transcript. */
const audio = z.optional(
  z.strictObject({
    src: z.string().check(z.startsWith('/media/')),
    seconds: z.number().check(z.minimum(1)),
  }),
);

export const exerciseSchema = z.strictObject({
  title: line,
  instructions,
  /** The body is listened to, not read: a script, or the transcript of `audio`. */
  listening: z._default(z.boolean(), false),
  audio,
  speakers: z.optional(speakersSchema),
  scale: z._default(nameOf(GRADING_SCALE), GRADING_SCALE.TOTAL_QUESTION),
  /** Default part of questions that do not name one. */
  folder: line,
  questions,
  ...origin,
});

export const reviseSchema = z.extend(exerciseSchema, {
  /** When the correct answers are shown. */
  feedback: z._default(z.enum(REVISE_FEEDBACK), 'instant'),
});

const mediaFile = (extensions: string) =>
  z
    .string()
    .check(
      z.regex(new RegExp(`^/media/.+\\.(?:${extensions})$`), `expected /media/… ending in ${extensions}`),
    );

export const videoSchema = z.strictObject({
  src: mediaFile('mp4|webm'),
  /** Duration. */
  seconds: z.number().check(z.minimum(1), z.maximum(7200)),
  poster: z._default(z.nullable(mediaFile('avif|jpg|png|svg|webp')), null),
  captions: z._default(z.nullable(mediaFile('vtt')), null),
  /** Spoken language. */
  lang: z._default(z.enum(['vi', 'en']), 'vi'),
  ...origin,
});

export const docSchema = z.strictObject({
  summary: line,
  /** A file to read in addition to the text or instead of it. */
  file: z._default(z.nullable(z.strictObject({ src: mediaFile('pdf'), name: line })), null),
  ...origin,
});

export const duetSchema = z.strictObject({
  title: line,
  instructions,
  folder: z._default(line, 'Speaking'),
  /** The speaker whose part the learner takes. */
  learner: z.string().check(z.regex(SPEAKER)),
  speakers: z.optional(speakersSchema),
  ...origin,
});

export const examSchema = z.strictObject({
  title: line,
  instructions,
  skill: z.enum(EXAM_SKILLS),
  minutes,
  band_table: z.enum(['listening', 'academic_reading', 'general_reading', 'none']),
  /** Names of the part files, in order. */
  parts: z.array(idName).check(z.minLength(1), z.maxLength(10)),
  /** Determines the starting level by `levels`; open to guests. */
  placement: z._default(z.boolean(), false),
  /** Minimum share of correct answers for each suggested level, lowest first. */
  levels: z.optional(
    z.array(
      z.strictObject({
        from: z.number().check(z.minimum(0), z.maximum(1)),
        level: nameOf<Placement['level']>(COURSE_LEVELS),
      }),
    ),
  ),
  /** A recording to test the speakers or headphones. */
  sound_check: z.optional(z.string().check(z.startsWith('/media/'))),
  ...origin,
});

export const examPartSchema = z.strictObject({
  title: line,
  /** Only for a part of a mixed test. */
  skill: z.optional(z.enum(PART_SKILLS)),
  instructions,
  /** Only for a listening part; without it the body is a script. */
  audio,
  speakers: z.optional(speakersSchema),
  questions,
  ...origin,
});

export const studySheetSchema = z.strictObject({
  title: line,
  summary: line,
  tags: z.array(line),
  ...origin,
});

export const blogPostSchema = z.strictObject({
  title: line,
  summary: line,
  category: line,
  tags: z.array(line),
  author: line,
  published_on: z.iso.date(),
  ...origin,
});
