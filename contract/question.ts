import { z } from 'zod/mini';
import { byItem, TEXT_MAX, text } from './protocol/text.ts';

/** All question types. A type has its schemas here, its marking in `rules/`, its view in `src/shared/questions/`. */
export const QUESTION_TYPES = [
  'single_choice',
  'multiple_choice',
  'true_false',
  'matching',
  'fill_paragraph',
  'free_text',
  'ielts_writing',
  'ielts_scripted_speaking',
  'ielts_unscripted_speaking',
  'voice',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const TRUE_FALSE_VALUES = ['TRUE', 'FALSE', 'NOT_GIVEN'] as const;
export type TrueFalseValue = (typeof TRUE_FALSE_VALUES)[number];

const markdown = z.string().check(z.minLength(1), z.maxLength(20_000));
const shortText = text(TEXT_MAX.shortAnswer);
/** Name of a blank or of an item to match. */
const itemName = z.string().check(z.minLength(1), z.maxLength(8));
const seconds = (max: number) => z.number().check(z.int(), z.minimum(0), z.maximum(max));

/** What the items of a matching question are, which determines the wording on screen. */
export const MATCHING_VARIANTS = ['information', 'headings', 'features', 'sentence_endings'] as const;

/** How a text with blanks is laid out. */
export const FILL_LAYOUTS = ['summary', 'notes', 'table', 'flow_chart', 'form', 'map'] as const;

const options = z.array(z.object({ id: z.string(), text: z.string() })).check(z.minLength(2));

/** A picture with blanks at places in it. */
const labelledPicture = z.object({
  /** Path below the site's root. */
  src: z.string(),
  /** Alternative text. */
  alt: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** Centre of each blank: percentage of the width from the left and of the height from the top. */
  spots: z.record(itemName, z.object({ x: z.number(), y: z.number() })),
});

/** What the learner sees of a question, by type. */
export const questionContentSchema = z.discriminatedUnion('type_code', [
  z.object({
    type_code: z.literal('single_choice'),
    prompt: markdown,
    options,
  }),
  z.object({
    type_code: z.literal('multiple_choice'),
    prompt: markdown,
    options,
    /** Exact number of options to choose. */
    choose: z.number().check(z.int(), z.minimum(2), z.maximum(5)),
  }),
  z.object({
    type_code: z.literal('true_false'),
    prompt: markdown,
    /** Wording of the three values on screen. */
    wording: z.enum(['true_false', 'yes_no']),
    with_not_given: z.boolean(),
  }),
  z.object({
    type_code: z.literal('matching'),
    prompt: markdown,
    variant: z.enum(MATCHING_VARIANTS),
    items: z.array(z.object({ name: itemName, text: z.string() })).check(z.minLength(1)),
    options,
    /** An option may be used for several items. */
    reuse: z.boolean(),
  }),
  z.object({
    type_code: z.literal('fill_paragraph'),
    prompt: markdown,
    layout: z.enum(FILL_LAYOUTS),
    /**
     * Text with blanks written as `{{1}}`, `{{2}}`. A table has one row per line with `|` between cells, the first row
     * being the header; a flow chart has one step per line; notes and forms keep their lines; a map has one line per
     * place to label.
     */
    text: markdown,
    /** For a map; null for the other layouts. */
    picture: z.nullable(labelledPicture),
    word_bank: z.nullable(z.array(z.string())),
    /** Maximum words in one blank. */
    word_limit: z.nullable(z.number()),
  }),
  z.object({
    type_code: z.literal('free_text'),
    prompt: markdown,
    word_limit: z.nullable(z.number()),
  }),
  z.object({
    type_code: z.literal('ielts_writing'),
    prompt: markdown,
    task: z.union([z.literal(1), z.literal(2)]),
    /** Minimum number of words required by the task. */
    min_words: z.number(),
  }),
  z.object({
    type_code: z.literal('ielts_scripted_speaking'),
    prompt: markdown,
    /** The English text to read aloud. */
    text: z.string().check(z.minLength(1), z.maxLength(1000)),
    /** Path of a model reading, below the site's root. */
    model_audio: z.nullable(z.string()),
  }),
  z.object({
    type_code: z.literal('ielts_unscripted_speaking'),
    prompt: markdown,
    part: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    /** The points of a Part 2 card; empty for the other parts. */
    cues: z.array(z.string()),
    /** Preparation time, then maximum length of the talk. */
    prep_seconds: seconds(300),
    max_seconds: seconds(300),
  }),
  z.object({
    type_code: z.literal('voice'),
    prompt: markdown,
    /** The English word or phrase to say. */
    text: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Pronunciation between slashes. */
    ipa: z.nullable(z.string()),
    /** Path of a model reading, below the site's root. */
    model_audio: z.nullable(z.string()),
  }),
]);
export type QuestionContent = z.infer<typeof questionContentSchema>;
export type ContentOf<T extends QuestionType> = Extract<QuestionContent, { type_code: T }>;

/** The keyed answer, by type. Alternatives are separated by `|`. AI-graded types have none. */
export const questionKeySchema = z.discriminatedUnion('type_code', [
  z.object({ type_code: z.literal('single_choice'), choice: z.string() }),
  z.object({ type_code: z.literal('multiple_choice'), choices: z.array(z.string()) }),
  z.object({ type_code: z.literal('true_false'), value: z.enum(TRUE_FALSE_VALUES) }),
  z.object({ type_code: z.literal('matching'), pairs: z.record(z.string(), z.string()) }),
  z.object({ type_code: z.literal('fill_paragraph'), blanks: z.record(z.string(), z.string()) }),
  z.object({ type_code: z.literal('free_text'), accepted: z.string() }),
  z.object({ type_code: z.literal('ielts_writing') }),
  z.object({ type_code: z.literal('ielts_scripted_speaking') }),
  z.object({ type_code: z.literal('ielts_unscripted_speaking') }),
  z.object({ type_code: z.literal('voice') }),
]);
export type QuestionKey = z.infer<typeof questionKeySchema>;
export type KeyOf<T extends QuestionType> = Extract<QuestionKey, { type_code: T }>;

/** Who worded a follow-up question. */
const ASKED_BY = ['author', 'model'] as const;
/** Maximum length of a follow-up question, UTF-16 units. */
export const ASKED_MAX = 240;

/** Transcript of a recording, confirmed by the learner: typed, or transcribed by their browser. */
const transcript = z.object({
  text: text(TEXT_MAX.transcript),
  source: z.enum(['learner', 'browser']),
});

/** A recorded talk. */
export const talkAnswer = z.object({
  type_code: z.literal('ielts_unscripted_speaking'),
  recording_id: z.uuid(),
  transcript: z.optional(transcript),
  /** To a follow-up: the question as it was asked, and who worded it. */
  asked: z.optional(z.object({ text: text(ASKED_MAX), by: z.enum(ASKED_BY) })),
});

/** What a learner answered, by type. */
export const answerSchema = z.discriminatedUnion('type_code', [
  z.object({ type_code: z.literal('single_choice'), choice: shortText }),
  z.object({ type_code: z.literal('multiple_choice'), choices: z.array(shortText).check(z.maxLength(5)) }),
  z.object({ type_code: z.literal('true_false'), value: z.enum(TRUE_FALSE_VALUES) }),
  /** The option chosen for each item. */
  z.object({ type_code: z.literal('matching'), pairs: byItem(itemName, shortText) }),
  z.object({ type_code: z.literal('fill_paragraph'), blanks: byItem(itemName, shortText) }),
  z.object({ type_code: z.literal('free_text'), text: shortText }),
  /** `u`: the essay. */
  z.object({ type_code: z.literal('ielts_writing'), u: text(TEXT_MAX.essay) }),
  z.object({ type_code: z.literal('ielts_scripted_speaking'), recording_id: z.uuid() }),
  talkAnswer,
  z.object({ type_code: z.literal('voice'), recording_id: z.uuid() }),
]);
export type Answer = z.infer<typeof answerSchema>;
export type AnswerOf<T extends QuestionType> = Extract<Answer, { type_code: T }>;

/** Evidence for a keyed answer: words of the passage, or a position in the audio. */
export const proofSchema = z.object({
  /** The blank or item that it is for; null for the whole question. */
  name: z.nullable(z.string()),
  /** Verbatim from the passage or the transcript. */
  quote: z.string(),
  /** Where it is said, seconds from the start of the audio. */
  at: z.nullable(z.number()),
});
export type Proof = z.infer<typeof proofSchema>;

/** Who grades: only the key (0), the AI (1) or a teacher (2). */
export const GRADING_MODE = { none: 0, ai: 1, teacher: 2 } as const;

export const questionSchema = z.object({
  id: z.string(),
  position: z.number(),
  folder_id: z.string(),
  folder_name: z.string(),
  /** Group of questions that share a stem; null if it has none. */
  question_id_stem: z.nullable(z.string()),
  grading_object: z.literal(Object.values(GRADING_MODE)),
  /** In addition to the teacher; omitted unless that applies. */
  ai_grades_too: z.optional(z.boolean()),
  marks: z.number(),
  /** Of a follow-up: the question that it follows. It need not be asked; how it was worded is in the answer. */
  follows: z.optional(z.string()),
  content: questionContentSchema,
});
export type Question = z.infer<typeof questionSchema>;
