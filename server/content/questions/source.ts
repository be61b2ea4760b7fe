import { z } from 'zod/mini';
import {
  GRADING_MODE,
  type Proof,
  type Question,
  type QuestionContent,
  type QuestionKey,
} from '#contract/question.ts';
import { isMarkedByKey } from '#rules/questions/marking.ts';

/** A proof as written, with its location in the question. */
export interface ProofSource extends Proof {
  place: readonly (string | number)[];
}

type Grading = Pick<Question, 'grading_object' | 'ai_grades_too'>;

/** A question as its author wrote it, before checks over the whole exercise. */
export interface QuestionSource {
  /** Unique in its file. */
  id: string;
  folder: string | null;
  stem: string | null;
  marks: number;
  explanation: string | null;
  /** Accepted answers are words of the passage, and the passage proves the key. */
  isAnchored: boolean;
  proofs: ProofSource[];
  /** Who grades it. */
  grading: Grading;
  content: QuestionContent;
  key: QuestionKey;
}

export const text = z.string().check(z.minLength(1));
/** A key such as 1998 is a number to YAML. */
export const written = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
export const wordLimit = z._default(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(10))), null);
/** Path below the site's root: /media/… */
export const mediaPath = z.string().check(z.startsWith('/media/'));

/** Path segment of a blank or item in YAML, where a name of digits is a number. */
export const placeOf = (name: string): string | number => (/^\d+$/.test(name) ? Number(name) : name);

/** Fields of every question. */
export const common = {
  id: z.pipe(written, z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(30))),
  folder: z._default(z.nullable(text), null),
  /** Questions that share a stem are shown together. */
  stem: z._default(z.nullable(text), null),
  marks: z.optional(z.number().check(z.minimum(0.5), z.maximum(40))),
  explanation: z._default(z.nullable(text), null),
};

const timedQuote = z.strictObject({ quote: text, at: z.number().check(z.minimum(0)) });
const quote = z.union([text, timedQuote]);
const quotes = z.union([quote, z.array(quote).check(z.minLength(1))]);

/** Fields of every question that is marked by a key. */
export const keyed = {
  ...common,
  anchor: z.optional(z.literal('none')),
  /** For the whole question, or by name of blank or item. */
  proof: z.optional(z.union([quotes, z.record(z.string(), quotes)])),
};

/** Values of `grading`; by default, AI grades questions without a key. */
const GRADINGS: Record<'ai' | 'teacher' | 'both', Grading> = {
  ai: { grading_object: GRADING_MODE.ai },
  teacher: { grading_object: GRADING_MODE.teacher },
  both: { grading_object: GRADING_MODE.teacher, ai_grades_too: true },
};

/** Fields of every question that a teacher can grade. */
export const gradable = { ...common, grading: z._default(z.enum(['ai', 'teacher', 'both']), 'ai') };

type Common = z.infer<ReturnType<typeof z.strictObject<typeof common>>>;
type Keyed = Pick<z.infer<ReturnType<typeof z.strictObject<typeof keyed>>>, 'anchor' | 'proof'>;
type Quotes = z.infer<typeof quotes>;

const isNamed = (proof: NonNullable<Keyed['proof']>): proof is Record<string, Quotes> =>
  typeof proof === 'object' && !Array.isArray(proof) && !timedQuote.safeParse(proof).success;

const quotesOf = (name: string | null, value: Quotes, place: ProofSource['place']): ProofSource[] =>
  Array.isArray(value)
    ? value.flatMap((one, index) => quotesOf(name, one, [...place, index]))
    : [typeof value === 'string' ? { name, quote: value, at: null, place } : { name, ...value, place }];

const proofsOf = (proof: Keyed['proof']): ProofSource[] => {
  if (proof === undefined) return [];
  if (!isNamed(proof)) return quotesOf(null, proof, ['proof']);
  return Object.entries(proof).flatMap(([name, value]) => quotesOf(name, value, ['proof', placeOf(name)]));
};

/** @param marks unless the author specifies others */
export const sourceOf = (
  value: Common & Partial<Keyed> & { grading?: keyof typeof GRADINGS },
  content: QuestionContent,
  key: QuestionKey,
  marks = 1,
): QuestionSource => ({
  id: value.id,
  folder: value.folder,
  stem: value.stem,
  marks: value.marks ?? marks,
  explanation: value.explanation,
  isAnchored: value.anchor !== 'none',
  proofs: proofsOf(value.proof),
  grading: isMarkedByKey(content.type_code)
    ? { grading_object: GRADING_MODE.none }
    : GRADINGS[value.grading ?? 'ai'],
  content,
  key,
});
