import { z } from 'zod/mini';

/** The question types served so far. A type has a schema here, its marking in `rules/`, its view in `src/questions/`. */
export const QUESTION_TYPES = [
  'single_choice',
  'true_false',
  'fill_paragraph',
  'free_text',
  'ielts_writing',
  'ielts_scripted_speaking',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const TRUE_FALSE_VALUES = ['TRUE', 'FALSE', 'NOT_GIVEN'] as const;
export type TrueFalseValue = (typeof TRUE_FALSE_VALUES)[number];

const markdown = z.string().check(z.minLength(1), z.maxLength(20_000));
const shortText = z.string().check(z.maxLength(500));

/** What the learner sees of a question, by type. */
export const questionContentSchema = z.discriminatedUnion('type_code', [
  z.object({
    type_code: z.literal('single_choice'),
    prompt: markdown,
    options: z.array(z.object({ id: z.string(), text: z.string() })).check(z.minLength(2)),
  }),
  z.object({
    type_code: z.literal('true_false'),
    prompt: markdown,
    /** Which words the three values wear on screen. */
    wording: z.enum(['true_false', 'yes_no']),
    with_not_given: z.boolean(),
  }),
  z.object({
    type_code: z.literal('fill_paragraph'),
    prompt: markdown,
    /** Text with blanks written as `{{1}}`, `{{2}}`. */
    text: markdown,
    word_bank: z.nullable(z.array(z.string())),
    /** Most words in one blank. */
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
    /** Words the task asks for. */
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
]);
export type QuestionContent = z.infer<typeof questionContentSchema>;
export type ContentOf<T extends QuestionType> = Extract<QuestionContent, { type_code: T }>;

/** The keyed answer, by type. Alternatives are separated by `|`. AI-graded types have none. */
export const questionKeySchema = z.discriminatedUnion('type_code', [
  z.object({ type_code: z.literal('single_choice'), choice: z.string() }),
  z.object({ type_code: z.literal('true_false'), value: z.enum(TRUE_FALSE_VALUES) }),
  z.object({ type_code: z.literal('fill_paragraph'), blanks: z.record(z.string(), z.string()) }),
  z.object({ type_code: z.literal('free_text'), accepted: z.string() }),
  z.object({ type_code: z.literal('ielts_writing') }),
  z.object({ type_code: z.literal('ielts_scripted_speaking') }),
]);
export type QuestionKey = z.infer<typeof questionKeySchema>;
export type KeyOf<T extends QuestionType> = Extract<QuestionKey, { type_code: T }>;

/** What a learner answered, by type. */
export const answerSchema = z.discriminatedUnion('type_code', [
  z.object({ type_code: z.literal('single_choice'), choice: shortText }),
  z.object({ type_code: z.literal('true_false'), value: z.enum(TRUE_FALSE_VALUES) }),
  z.object({
    type_code: z.literal('fill_paragraph'),
    blanks: z.record(z.string().check(z.maxLength(8)), shortText),
  }),
  z.object({ type_code: z.literal('free_text'), text: shortText }),
  /** `u`: the essay. */
  z.object({ type_code: z.literal('ielts_writing'), u: z.string().check(z.maxLength(20_000)) }),
  z.object({ type_code: z.literal('ielts_scripted_speaking'), recording_id: z.uuid() }),
]);
export type Answer = z.infer<typeof answerSchema>;
export type AnswerOf<T extends QuestionType> = Extract<Answer, { type_code: T }>;

/** Who grades: nobody but the key (0), the AI (1) or a teacher (2). */
export const GRADING_MODE = { none: 0, ai: 1, teacher: 2 } as const;

export const questionSchema = z.object({
  id: z.string(),
  position: z.number(),
  folder_id: z.string(),
  folder_name: z.string(),
  /** Group whose questions share a stem; null when it stands alone. */
  question_id_stem: z.nullable(z.string()),
  grading_object: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Marks the item is worth. */
  marks: z.number(),
  content: questionContentSchema,
});
export type Question = z.infer<typeof questionSchema>;
