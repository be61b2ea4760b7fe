import { z } from 'zod/mini';
import { COURSE_LEVELS } from '#contract/course.ts';
import {
  EXAMINER_MOMENTS,
  FOLLOW_UP_CONDITIONS,
  NOTICED_CONDITIONS,
  SPEAKING_CATEGORIES,
  SPEAKING_LEVELS,
} from '#contract/speaking.ts';
import { idName, line, nameOf } from '../front-matter.ts';

/** Bands of model answers, in order. */
export const MODEL_BANDS = [5, 6.5, 8] as const;

/** At most what the plain voice says in one go. */
const longText = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));

/** English with its meaning. */
const spoken = z.strictObject({ text: line, vi: line });

const followUp = z.discriminatedUnion('when', [
  z.strictObject({ when: z.literal('short'), text: line, vi: line }),
  z.strictObject({ when: z.literal('no_reason'), text: line, vi: line }),
  z.strictObject({
    when: z.literal('heard'),
    words: z.array(line).check(z.minLength(1), z.maxLength(12)),
    text: line,
    vi: line,
  }),
  z.strictObject({ when: z.enum(NOTICED_CONDITIONS), text: line, vi: line }),
]);

const models = z.array(
  z.strictObject({
    band: z.literal(MODEL_BANDS),
    text: longText,
    phrases: z.array(line).check(z.minLength(1), z.maxLength(5)),
  }),
);

const question = z.strictObject({
  id: idName,
  text: line,
  vi: line,
  follow_ups: z.array(followUp),
  models,
});

/** Asked after a talk, to lead over to the discussion: answered in a few words. */
const roundingOff = z.strictObject({ id: idName, text: line, vi: line });

const card = z.strictObject({
  prompt: line,
  vi: line,
  cues: z.array(line).check(z.minLength(3), z.maxLength(4)),
  cues_vi: z.array(line),
  rounding_off: z.array(roundingOff).check(z.minLength(1), z.maxLength(2)),
  models,
});

const vocabulary = z
  .array(
    z.strictObject({
      word: line,
      ipa: z.string().check(z.regex(/^\/[^/]+\/$/, 'expected IPA between slashes')),
      gloss: line,
      example: line,
    }),
  )
  .check(z.minLength(1), z.maxLength(20));

const topic = {
  title: line,
  title_vi: line,
  category: z.enum(SPEAKING_CATEGORIES),
  level: nameOf(COURSE_LEVELS),
  intro: spoken,
  summary_vi: line,
  vocabulary,
};

export const topicSource = z.discriminatedUnion('part', [
  z.strictObject({
    ...topic,
    part: z.literal(1),
    questions: z.array(question).check(z.minLength(4), z.maxLength(6)),
  }),
  z.strictObject({
    ...topic,
    part: z.literal(2),
    card,
    /** Of Part 3. */
    questions: z.array(question).check(z.minLength(5), z.maxLength(5)),
  }),
]);

export const testSource = z.strictObject({
  /** Vietnamese. */
  title: line,
  summary_vi: line,
  level: nameOf(COURSE_LEVELS),
  greeting: spoken,
  part_1: z.array(idName).check(z.minLength(3), z.maxLength(3)),
  part_2: idName,
  transitions: z.strictObject({
    part_1_to_2: spoken,
    card: spoken,
    part_2_start: spoken,
    part_2_stop: spoken,
    part_2_to_3: spoken,
    end: spoken,
  }),
  polite_cuts: z.array(spoken).check(z.minLength(1), z.maxLength(10)),
});

const surveyQuestion = {
  id: idName,
  text_vi: line,
  optional: z.boolean(),
};
/** Ids of options are stored with learners' answers and need not be names of files. */
const optionId = z.string().check(z.regex(/^[a-z0-9_]{1,40}$/));

const survey = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({
        ...surveyQuestion,
        type: z.literal('choice'),
        options: z
          .array(z.strictObject({ id: optionId, text_vi: line }))
          .check(z.minLength(2), z.maxLength(12)),
      }),
      z.strictObject({
        ...surveyQuestion,
        type: z.literal('text'),
        max_length: z.number().check(z.int(), z.minimum(1), z.maximum(2000)),
      }),
    ]),
  )
  .check(z.minLength(1), z.maxLength(20));

export const trialSource = z.strictObject({
  title_vi: line,
  summary_vi: line,
  /** Topics open to everybody who is signed in. */
  topics: z.array(idName),
  intro: spoken,
  short_trial: z
    .array(
      z.discriminatedUnion('part', [
        z.strictObject({ part: z.literal(1), ...question.shape }),
        z.strictObject({ part: z.literal(2), card }),
        z.strictObject({ part: z.literal(3), ...question.shape }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(6)),
  survey,
});

const turnSeconds = z.number().check(z.int(), z.minimum(10), z.maximum(120));

export const interviewSource = z.strictObject({
  title_vi: line,
  summary_vi: line,
  questions: z
    .array(
      z.strictObject({
        id: idName,
        part: z.literal([1, 2, 3]),
        text: line,
        vi: line,
        max_seconds: turnSeconds,
        tips_vi: line,
        models,
      }),
    )
    .check(z.minLength(5), z.maxLength(5)),
});

const band = z.number().check(z.minimum(0), z.maximum(9));

export const levelsSource = z.strictObject({
  title_vi: line,
  summary_vi: line,
  levels: z
    .array(
      z.strictObject({
        id: z.literal(SPEAKING_LEVELS),
        name_vi: line,
        band: z.tuple([band, band]),
        can_vi: z.array(line).check(z.minLength(1)),
        not_yet_vi: z.array(line).check(z.minLength(1)),
        first_topics: z.array(idName).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(SPEAKING_LEVELS.length), z.maxLength(SPEAKING_LEVELS.length)),
  /** What to speak about, to have a level suggested. */
  speak_prompt: z
    .array(z.strictObject({ id: idName, seconds: turnSeconds, text: line, vi: line }))
    .check(z.minLength(1), z.maxLength(6)),
});

export const predictionsSource = z.strictObject({
  quarter: z.string().check(z.regex(/^\d{4}-Q[1-4]$/, 'expected a quarter such as 2026-Q4')),
  written_on: z.iso.date(),
  title_vi: line,
  basis_vi: longText,
  topics: z
    .array(
      z.strictObject({
        id: idName,
        part: z.literal([1, 2]),
        likelihood: z.enum(['high', 'medium', 'low']),
        why_vi: line,
      }),
    )
    .check(z.minLength(1)),
});

/** `when` and `then` are notes for the authors of the wordings. */
export const examinerSource = z.strictObject({
  lines: z.array(
    z.strictObject({
      id: z.enum(EXAMINER_MOMENTS),
      when: line,
      wordings: z.array(spoken).check(z.minLength(1), z.maxLength(10)),
    }),
  ),
});

export const homeSource = z.strictObject({
  scenes: z
    .array(
      z.strictObject({
        id: idName,
        title_vi: line,
        topic: idName,
        question: idName,
        band: z.literal(MODEL_BANDS),
        follow_up: z.optional(z.enum(FOLLOW_UP_CONDITIONS)),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
  sample: z.strictObject({ topic: idName, band: z.strictObject({ low: band, point: band, high: band }) }),
});

export type QuestionSource = z.infer<typeof question>;
export type CardSource = z.infer<typeof card>;
export type FollowUpSource = z.infer<typeof followUp>;
export type ModelSource = z.infer<typeof models>[number];
/** A part of the exam. */
export type Part = 1 | 2 | 3;
