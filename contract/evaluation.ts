import { z } from 'zod/mini';

/** An estimate with the range it may lie in. Bands 0–9 in halves, scores 0–100. */
export const estimate = z.object({ low: z.number(), point: z.number(), high: z.number() });
export type Estimate = z.infer<typeof estimate>;

export const engine = z.object({ name: z.string(), version: z.string() });

/** Why an engine would not grade. */
export const DECLINE_REASONS = [
  'too_short',
  'not_english',
  'copied_prompt',
  'silence',
  'noise',
  'clipping',
  'other_text',
  'too_long',
  'unreadable',
  'not_transcribed',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const declined = z.object({
  outcome: z.literal('declined'),
  engine,
  reason: z.enum(DECLINE_REASONS),
  /** Vietnamese: what happened and what to do. */
  message: z.string(),
});

/** TR serves Task 2 and Task Achievement in Task 1 alike. */
export const WRITING_CRITERIA = ['TR', 'CC', 'LR', 'GRA'] as const;
export type WritingCriterion = (typeof WRITING_CRITERIA)[number];

/** Words of an essay, by UTF-16 offsets into it. */
const essayQuote = z.object({ start: z.number(), end: z.number(), text: z.string() });
export type EssayQuote = z.infer<typeof essayQuote>;

const tone = z.enum(['strength', 'improve']);

const writingReason = z.object({
  /** Vietnamese, one sentence or two. */
  comment: z.string(),
  tone,
  /** The learner's own words this rests on. */
  quote: z.nullable(essayQuote),
});

/**
 * Why another engine graded than the one that was to: the learner's day of it is used up; it did not answer; its answer
 * could not be used; the essay speaks to a machine that grades it, so only rules read it.
 */
export const FALLBACK_REASONS = [
  'over_budget',
  'no_answer',
  'unusable_answer',
  'text_to_grader',
  'not_agreed',
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** The engine that was asked for, where another one took its place. */
export const fallback = z.object({ from: engine, reason: z.enum(FALLBACK_REASONS) });
export type Fallback = z.infer<typeof fallback>;

/** One place to mend, by UTF-16 offsets; places do not overlap and stand in the order of the text. */
const essayCorrection = z.object({
  start: z.number(),
  end: z.number(),
  /** What stands there. */
  text: z.string(),
  /** What to write instead, likeliest first; empty where no one change mends it. */
  replacements: z.array(z.string()),
  /** Id of the kind of error: the same kind has the same id in every essay an engine grades. */
  rule: z.string(),
  /** Vietnamese name of the kind. */
  title: z.string(),
  /** Vietnamese: why it is wrong. */
  comment: z.string(),
  criterion: z.enum(WRITING_CRITERIA),
});
export type EssayCorrection = z.infer<typeof essayCorrection>;

export const writingEvaluationSchema = z.object({
  kind: z.literal('writing'),
  result: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('graded'),
      engine,
      /** Overall band of the task. */
      band: estimate,
      /** 0–1: how sure the engine is of its range. */
      confidence: z.number(),
      word_count: z.number(),
      criteria: z.array(
        z.object({ code: z.enum(WRITING_CRITERIA), band: estimate, reasons: z.array(writingReason) }),
      ),
      fallback: z.optional(fallback),
      /** Another engine's estimate, where it is so far off that ranges were widened to hold it. */
      second_opinion: z.optional(z.object({ engine, band: estimate })),
      /** An engine before luyen-writing 2 gave none. */
      corrections: z.optional(z.array(essayCorrection)),
    }),
    declined,
  ]),
});
export type WritingEvaluation = z.infer<typeof writingEvaluationSchema>;

/** Slips of Vietnamese speakers that can be told from what was asked for; which of them are told, speech/slips says. */
export const SLIPS = [
  'final_dropped',
  's_dropped',
  'ed_dropped',
  's_for_sh',
  'sh_for_s',
  's_for_th',
  't_for_th',
] as const;
export type Slip = (typeof SLIPS)[number];

/** What makes the score of a reading less sure: much noise in the recording, or speech that is rushed. */
export const DOUBTS = ['noise', 'rush'] as const;
export type Doubt = (typeof DOUBTS)[number];

export const speakingEvaluationSchema = z.object({
  kind: z.literal('speaking'),
  result: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('graded'),
      engine,
      /** Pronunciation of the whole utterance, 0–100. */
      score: estimate,
      /** What the score is made of, each 0–100; an engine before luyen-gop 2 did not tell them. */
      accuracy: z.optional(estimate),
      fluency: z.optional(estimate),
      prosody: z.optional(estimate),
      confidence: z.number(),
      /** Why ranges are wider than others, or marks lower; an engine before luyen-gop 3 told none. */
      doubts: z.optional(z.array(z.enum(DOUBTS)).check(z.maxLength(DOUBTS.length))),
      /** Length of the recording, seconds. */
      duration: z.number(),
      /** Words a minute while speaking. */
      speech_rate: z.number(),
      words: z.array(
        z.object({
          text: z.string(),
          /** Seconds from the start of the recording. */
          start: z.number(),
          end: z.number(),
          /** 0–100. */
          score: z.number(),
          phones: z.array(
            z.object({
              /** ARPAbet, without stress digit. */
              phone: z.string(),
              start: z.number(),
              end: z.number(),
              score: z.number(),
              /** What was heard in its place, where that can be told; an engine before luyen-gop 3 told none. */
              slip: z.optional(z.enum(SLIPS)),
            }),
          ),
        }),
      ),
    }),
    declined,
  ]),
});
export type SpeakingEvaluation = z.infer<typeof speakingEvaluationSchema>;

export const SPEAKING_CRITERIA = ['FC', 'LR', 'GRA', 'P'] as const;
export type SpeakingCriterion = (typeof SPEAKING_CRITERIA)[number];

/** Words of a transcript, by UTF-16 offsets into it. */
const talkQuote = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  /** When they are said, seconds from the start of the recording; null if they were not heard. */
  at: z.nullable(z.number()),
});

const talkComment = z.object({
  criterion: z.enum(SPEAKING_CRITERIA),
  tone,
  /** Vietnamese, one sentence or two. */
  comment: z.string(),
  /** The learner's own words this rests on. */
  quote: z.nullable(talkQuote),
});
export type TalkComment = z.infer<typeof talkComment>;

/** What is counted in a talk. Times are seconds; shares are 0–1. */
const talkMeasures = z.object({
  /** Said words without fillers and what was said twice, and their syllables. */
  words: z.number(),
  syllables: z.number(),
  /** From the first word to the last one. */
  talk_seconds: z.number(),
  /** Words a minute, pauses included. */
  speech_rate: z.number(),
  /** Syllables a second, pauses left out. */
  articulation_rate: z.number(),
  /** Of a quarter of a second and more. */
  pauses: z.number(),
  pause_mean: z.number(),
  pause_share: z.number(),
  /** Of the pauses, those within a clause; null where the transcript has no punctuation to tell by. */
  pauses_within: z.nullable(z.number()),
  /** Words between two pauses. */
  mean_run: z.number(),
  fillers: z.number(),
  /** Words said again or put right. */
  repairs: z.number(),
  /** Of the words heard, 0–100. */
  pronunciation: z.number(),
  /** Words before they begin to repeat themselves. */
  diversity: z.number(),
  less_common_share: z.number(),
  /** Known errors, and words that begin a subordinate clause, in 100 words. */
  errors: z.number(),
  subordination: z.number(),
  /** Different words that begin a subordinate clause, and that link sentences. */
  subordinators: z.number(),
  linkers: z.number(),
});
export type TalkMeasures = z.infer<typeof talkMeasures>;

/** Most pauses of a talk that are told. */
const PAUSES_MAX = 1_300;

/** What is heard in a talk that nobody wrote down: nothing of its words, and no band. */
const talkSound = z.object({
  /** Of the recording, seconds. */
  duration: z.number(),
  /** Of a quarter of a second and more; seconds from the start of the recording. */
  pauses: z.array(z.object({ start: z.number(), end: z.number() })).check(z.maxLength(PAUSES_MAX)),
  pause_mean: z.number(),
  /** Of the time from the first sound to the last one, 0–1. */
  pause_share: z.number(),
  /** Syllables a second, pauses left out: counted by the rises of the voice. */
  syllable_rate: z.number(),
  /** Semitones between the voice's lower tones and its higher ones; null where too little voice is heard. */
  melody: z.nullable(z.number()),
  /** How far the voice stands above the background, dB. */
  clearance: z.number(),
});
export type TalkSoundReport = z.infer<typeof talkSound>;

/**
 * Free speech, one answer: what is heard in it, and no band, which is given for all talks of an attempt together. Before
 * luyen-talk 2 a talk was declined as `speaking`.
 */
export const talkEvaluationSchema = z.object({
  kind: z.literal('talk'),
  result: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('graded'),
      engine,
      /** Length of the recording, seconds. */
      duration: z.number(),
      transcript: z.object({
        text: z.string(),
        source: z.enum(['learner', 'browser', 'provider']),
        /** What wrote it down, where a provider did. */
        engine: z.nullable(engine),
      }),
      words: z.array(
        z.object({
          /** UTF-16 offsets into the transcript. */
          start: z.number(),
          end: z.number(),
          /** Seconds from the start of the recording, and 0–100; null if it was not heard. */
          said: z.nullable(z.object({ start: z.number(), end: z.number(), score: z.number() })),
          mark: z.nullable(z.enum(['filler', 'repair'])),
        }),
      ),
      /** Seconds from the start of the recording; those of a quarter of a second and more. */
      pauses: z.array(z.object({ start: z.number(), end: z.number(), within_clause: z.boolean() })),
      measures: talkMeasures,
      comments: z.array(talkComment),
    }),
    z.extend(declined, {
      /** Where nobody wrote the talk down; an engine before luyen-talk 3 did not tell it. */
      sound: z.optional(talkSound),
    }),
  ]),
});
export type TalkEvaluation = z.infer<typeof talkEvaluationSchema>;

/** The one band of all talks of an attempt, or why there is none. */
export const speakingBandSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('graded'),
    engine,
    band: estimate,
    /** 0–1: how sure the engine is of its range. */
    confidence: z.number(),
    /** Talks that it rests on, and how many the exercise asks for. */
    talks: z.number(),
    of: z.number(),
    criteria: z.array(
      z.object({
        code: z.enum(SPEAKING_CRITERIA),
        band: estimate,
        reasons: z.array(
          z.object({
            comment: z.string(),
            tone,
            quote: z.nullable(z.extend(talkQuote, { question_id: z.string() })),
          }),
        ),
      }),
    ),
  }),
  z.object({
    outcome: z.literal('declined'),
    engine,
    /** Vietnamese: why there is no band and what to do. */
    message: z.string(),
  }),
]);
export type SpeakingBand = z.infer<typeof speakingBandSchema>;

/** An AI's evaluation of one answer, and how far it has got. */
export const aiEvaluationSchema = z.object({
  status: z.enum(['waiting', 'finished', 'error']),
  content: z.nullable(
    z.discriminatedUnion('kind', [writingEvaluationSchema, speakingEvaluationSchema, talkEvaluationSchema]),
  ),
});
export type AiEvaluation = z.infer<typeof aiEvaluationSchema>;

/**
 * What a teacher gives bands for. An essay has TR, CC, LR and GRA; a recording FC (Fluency and Coherence), LR, GRA and P
 * (Pronunciation).
 */
export const TEACHER_CRITERIA = ['TR', 'CC', 'LR', 'GRA', 'FC', 'P'] as const;
export type TeacherCriterion = (typeof TEACHER_CRITERIA)[number];

const teacherComment = z.object({
  /** Null: of the answer as a whole. */
  criterion: z.nullable(z.enum(TEACHER_CRITERIA)),
  tone,
  comment: z.string(),
  /** Of an essay alone. */
  quote: z.nullable(essayQuote),
});
export type TeacherComment = z.infer<typeof teacherComment>;

/** What a teacher says of an answer: bands 0–9 in halves, and why. */
const teacherGrade = z.object({
  /** Of the whole answer: the mean of the criteria, rounded. */
  band: z.number(),
  criteria: z.array(z.object({ code: z.enum(TEACHER_CRITERIA), band: z.number() })),
  summary: z.nullable(z.string()),
  comments: z.array(teacherComment),
});
export type TeacherGrade = z.infer<typeof teacherGrade>;

/** One asking of a teacher, and how far it has got. Times are milliseconds since 1970. */
const teacherGradingSchema = z.object({
  id: z.uuid(),
  /** `error`: the teacher could not grade it. */
  status: z.enum(['waiting', 'finished', 'error']),
  asked_at: z.number(),
  /** Promised time. */
  due_at: z.number(),
  graded_at: z.nullable(z.number()),
  /** Name of the teacher. */
  graded_by: z.nullable(z.string()),
  content: z.nullable(teacherGrade),
  /** Why it could not be graded, in the teacher's words. */
  refusal: z.nullable(z.string()),
});
export type TeacherGrading = z.infer<typeof teacherGradingSchema>;

/** A teacher's evaluation of one answer, with the second one where the learner asked for it. */
export const teacherEvaluationSchema = z.extend(teacherGradingSchema, {
  /** `pack`: the question says so; `learner`: they asked for it. */
  asked_by: z.enum(['pack', 'learner']),
  regrade: z.nullable(z.extend(teacherGradingSchema, { reason: z.string() })),
});
export type TeacherEvaluation = z.infer<typeof teacherEvaluationSchema>;
