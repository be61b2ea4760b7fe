import { z } from 'zod/mini';
import { estimate } from './evaluation-parts.ts';
import { RECORDING_TYPES } from './file.ts';
import { aboutNobody } from './protocol/about-learners.ts';
import { TEXT_MAX, text } from './protocol/text.ts';
import { questionContentSchema } from './question.ts';
import { TEACHER_CRITERIA, teacherGrade } from './teacher-evaluation.ts';

/** Works on one page of the queue. */
export const DESK_PAGE = 20;
/** A work is given back when nothing of it was saved for this long, minutes. */
export const LEASE_MINUTES = 30;
/** Works that a teacher may hold at a time. */
export const HELD_MAX = 10;
/** Comments on one criterion, and phrases in a teacher's library. */
const PART_COMMENTS_MAX = 16;
export const PHRASES_MAX = 300;
export const COMMENT_MAX = 800;
export const SUMMARY_MAX = 5_000;
const PHRASE_MAX = 500;
/** Longest recording that a comment can point into, seconds. */
const SECONDS_MAX = 3_600;

export const GRADING_KINDS = ['writing', 'speaking'] as const;
/** `waiting`: everything; `mine`: what this teacher holds; `regrades`: second gradings. */
export const DESK_SCOPES = ['waiting', 'mine', 'regrades'] as const;
export type DeskScope = (typeof DESK_SCOPES)[number];

const milliseconds = z.number().check(z.int(), z.minimum(0));
const place = z.number().check(z.int(), z.minimum(0), z.maximum(TEXT_MAX.essay));
const bandSchema = z.number().check(z.minimum(0), z.maximum(9), z.multipleOf(0.5));
const words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** A comment as a teacher writes it. */
export const givenComment = z.object({
  tone: z.enum(['strength', 'improve']),
  comment: text(COMMENT_MAX),
  /** Words of the essay, by UTF-16 offsets. */
  quote: z.nullable(z.object({ start: place, end: place })),
  /** Where in the recording, seconds. */
  at_seconds: z.nullable(z.number().check(z.minimum(0), z.maximum(SECONDS_MAX))),
});
export type GivenComment = z.infer<typeof givenComment>;

/** What a draft is saved by: a criterion, or what is said of the whole answer. */
export const DRAFT_PARTS = [...TEACHER_CRITERIA, 'overall'] as const;
export type DraftPartName = (typeof DRAFT_PARTS)[number];

const partFields = {
  /** Device clock, and the server's minus it. */
  at: milliseconds,
  skew: z.number().check(z.int()),
  /** Null until it is given, and for the whole answer. */
  band: z.nullable(bandSchema),
  comments: z.array(givenComment).check(z.maxLength(PART_COMMENTS_MAX)),
  /** Only for the whole answer. */
  summary: z.nullable(text(SUMMARY_MAX)),
};
export const draftPart = z.object(partFields);
export type DraftPart = z.infer<typeof draftPart>;
export const draftBody = z.object({ grading_id: z.uuid(), part: z.enum(DRAFT_PARTS), ...partFields });

export const givenBands = z
  .array(z.object({ code: z.enum(TEACHER_CRITERIA), band: bandSchema }))
  .check(z.maxLength(TEACHER_CRITERIA.length));
export type GivenBands = z.infer<typeof givenBands>;

/** A grade, or why there can be none. */
export const givenVerdict = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('grade'),
    criteria: givenBands,
    summary: z.nullable(text(SUMMARY_MAX)),
    comments: z
      .array(z.extend(givenComment, { criterion: z.nullable(z.enum(TEACHER_CRITERIA)) }))
      .check(z.maxLength(PART_COMMENTS_MAX * 5)),
  }),
  z.object({ kind: z.literal('refusal'), refusal: words(TEXT_MAX.note) }),
]);
export type GivenVerdict = z.infer<typeof givenVerdict>;

/** A work in the queue. Nothing in it identifies the learner. */
export const deskWork = z.object({
  id: z.uuid(),
  kind: z.enum(GRADING_KINDS),
  title: aboutNobody(z.string()),
  is_regrade: z.boolean(),
  asked_at: milliseconds,
  due_at: milliseconds,
  holder: z.enum(['nobody', 'me', 'other']),
});
export type DeskWork = z.infer<typeof deskWork>;

/** The AI's bands of an answer; only criteria that it could assess. */
export const aiBands = z.object({
  band: estimate,
  criteria: z.array(z.object({ code: z.enum(TEACHER_CRITERIA), band: estimate })),
});
export type AiBands = z.infer<typeof aiBands>;

/** What the teacher learnt by showing the AI's estimate; `estimate` is null where there is none. */
export const revealed = z.object({ blind: givenBands, estimate: z.nullable(aiBands) });
export type Revealed = z.infer<typeof revealed>;

/** Everything that a teacher needs to grade one answer, without the learner and without the AI's estimate. */
export const deskTask = z.object({
  ...deskWork.shape,
  /** Counts versions of the answer and of its grade. */
  version: z.number(),
  /** Until when it is held without anything being saved. */
  held_until: z.nullable(milliseconds),
  content: questionContentSchema,
  /** Some time that the device reported cannot be right. */
  clock_doubtful: z.boolean(),
  essay: z.nullable(z.string()),
  recording: z.nullable(z.object({ id: z.uuid(), type: z.enum(RECORDING_TYPES) })),
  /** What the learner says they said. */
  transcript: z.nullable(z.string()),
  regrade: z.nullable(z.object({ reason: z.string(), first: z.nullable(teacherGrade) })),
  /** The draft as the server has it, by its parts. */
  draft: z.partialRecord(z.enum(DRAFT_PARTS), draftPart),
  /** Null until the teacher has given bands and asked to see it. */
  revealed: z.nullable(revealed),
});
export type DeskTask = z.infer<typeof deskTask>;

/** A verdict that came after another teacher's, which stands. */
export const secondOpinion = z.object({
  /** Null: the teacher thinks that it cannot be graded, for the reason in `summary`. */
  band: z.nullable(z.number()),
  summary: z.nullable(z.string()),
  at: milliseconds,
});
export type SecondOpinion = z.infer<typeof secondOpinion>;

export const phrase = z.object({
  id: z.uuid(),
  criterion: z.nullable(z.enum(TEACHER_CRITERIA)),
  text: aboutNobody(z.string()),
  /** How often it was used. */
  used: z.number(),
});
export type Phrase = z.infer<typeof phrase>;
export const phraseBody = z.object({
  id: z.uuid(),
  criterion: z.nullable(z.enum(TEACHER_CRITERIA)),
  text: words(PHRASE_MAX),
});

/** Pairs of the AI's and a teacher's band, and how far apart they are. */
export const agreementSums = z.object({
  pairs: z.number(),
  exact: z.number(),
  within_half: z.number(),
  within_one: z.number(),
  /** Sum of the teacher's band minus the AI's. */
  lean: z.number(),
  /** Bands that the teacher changed after seeing the AI's. */
  changed: z.number(),
});
export type AgreementSums = z.infer<typeof agreementSums>;

export const agreementRow = z.object({
  /** First day of the month in Vietnam, ISO date. */
  month: aboutNobody(z.string()),
  kind: z.enum(GRADING_KINDS),
  /** `band`: the whole answer. */
  criterion: z.enum([...TEACHER_CRITERIA, 'band']),
  ...agreementSums.shape,
});
export type AgreementRow = z.infer<typeof agreementRow>;
