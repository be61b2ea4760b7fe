import { en } from 'zod/locales';
import { z } from 'zod/mini';
import { TEACHER_CRITERIA, type TeacherComment } from '#contract/teacher-evaluation.ts';
import { findEssayQuote } from '#rules/teacher-grading/essay-quote.ts';
import { criteriaOf, teacherBand } from '#rules/teacher-grading/teacher-band.ts';
import type { TeacherVerdict } from '#server/domain/teacher-grading/submit-verdict.ts';
import type { GradingTask } from '#server/domain/teacher-grading/teacher-gradings.ts';

/** The database cannot store NUL. */
const text = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.refine((value) => !value.includes('\0'), 'a NUL character is no text'),
  );
const band = z.number().check(z.minimum(0), z.maximum(9), z.multipleOf(0.5));
const place = z.number().check(z.int());

const comment = z.strictObject({
  criterion: z.optional(z.enum(TEACHER_CRITERIA)),
  tone: z.enum(['strength', 'improve']),
  comment: text(2000),
  quote: z.optional(
    z.union([z.string(), z.strictObject({ start: place, end: place, text: z.optional(z.string()) })]),
  ),
});

const refused = z.strictObject({ graded_by: text(100), cannot_grade: text(1000) });

const gradeFor = (criteria: readonly string[]) =>
  z.strictObject({
    graded_by: text(100),
    criteria: z.strictObject(Object.fromEntries(criteria.map((code) => [code, band]))),
    summary: z.optional(z.string().check(z.trim(), z.maxLength(5000))),
    comments: z._default(z.array(comment).check(z.maxLength(100)), []),
  });

type GivenComment = z.infer<typeof comment>;

/** An invalid grading file: each problem as `file: field: message`. */
export class GradingFileFault extends Error {
  override name = 'GradingFileFault';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

interface Fault {
  field: string;
  message: string;
}

/** Semantic faults of a comment, or the comment in its stored form. */
function readComment(
  { criterion, tone, comment: words, quote }: GivenComment,
  field: string,
  { kind, essay }: GradingTask,
): TeacherComment | Fault {
  if (criterion !== undefined && !criteriaOf(kind).includes(criterion))
    return { field: `${field}.criterion`, message: `${criterion} is no criterion of ${kind}` };
  const plain = { criterion: criterion ?? null, tone, comment: words };
  if (quote === undefined) return { ...plain, quote: null };
  if (essay === null) return { field: `${field}.quote`, message: 'a recording has no words to quote' };
  const found = findEssayQuote(essay, quote);
  return found.ok ? { ...plain, quote: found.quote } : { field: `${field}.quote`, message: found.reason };
}

/**
 * Parses a teacher's grading of an answer. Throws `GradingFileFault`.
 * @param file its name, for the messages
 */
export function readGradingFile(file: string, source: string, task: GradingTask): TeacherVerdict {
  const refuse = (faults: readonly Fault[]): never => {
    throw new GradingFileFault(faults.map(({ field, message }) => `${file}: ${field}: ${message}`));
  };
  const parse = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> => {
    const parsed = schema.safeParse(value, { error: en().localeError });
    if (parsed.success) return parsed.data;
    return refuse(
      parsed.error.issues.map(({ path, message }) => ({
        field: path.map(String).join('.') || 'file',
        message,
      })),
    );
  };
  let value: unknown;
  try {
    value = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (cause) {
    return refuse([{ field: 'file', message: cause instanceof Error ? cause.message : 'no JSON' }]);
  }
  if (typeof value === 'object' && value !== null && 'cannot_grade' in value) {
    const { graded_by, cannot_grade } = parse(refused, value);
    return { graded_by, refusal: cannot_grade };
  }
  const codes = criteriaOf(task.kind);
  const given = parse(gradeFor(codes), value);
  const comments = given.comments.map((one, index) => readComment(one, `comments.${index}`, task));
  const faults = comments.flatMap((one) => ('field' in one ? [one] : []));
  if (faults.length > 0) refuse(faults);
  const criteria = codes.map((code) => ({ code, band: given.criteria[code] ?? 0 }));
  return {
    graded_by: given.graded_by,
    grade: {
      band: teacherBand(criteria),
      criteria,
      summary: given.summary || null,
      comments: comments.flatMap((one) => ('field' in one ? [] : [one])),
    },
  };
}
