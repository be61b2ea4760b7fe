import { z } from 'zod/mini';
import { declined, engine, estimate, textSpan, tone } from './evaluation-parts.ts';

export const SPEAKING_CRITERIA = ['FC', 'LR', 'GRA', 'P'] as const;
export type SpeakingCriterion = (typeof SPEAKING_CRITERIA)[number];

/** Words of a transcript, by UTF-16 offsets into it. */
const talkQuote = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  /** When they are said, seconds from the start of the recording; null if not heard. */
  at: z.nullable(z.number()),
});

const talkComment = z.object({
  criterion: z.enum(SPEAKING_CRITERIA),
  tone,
  /** Vietnamese, one or two sentences. */
  comment: z.string(),
  /** The learner's words that it refers to. */
  quote: z.nullable(talkQuote),
});
export type TalkComment = z.infer<typeof talkComment>;

/** Measures of a talk. Times are seconds; shares are 0–1. */
const talkMeasures = z.object({
  /** Spoken words without fillers and repetitions, and their syllables. */
  words: z.number(),
  syllables: z.number(),
  /** From the first word to the last one. */
  talk_seconds: z.number(),
  /** Words per minute, including pauses. */
  speech_rate: z.number(),
  /** Syllables per second, excluding pauses. */
  articulation_rate: z.number(),
  /** Of at least a quarter of a second. */
  pauses: z.number(),
  pause_mean: z.number(),
  pause_share: z.number(),
  /** Pauses within a clause; null if the transcript has no punctuation to find clauses by. */
  pauses_within: z.nullable(z.number()),
  /** Words between two pauses. */
  mean_run: z.number(),
  fillers: z.number(),
  /** Words repeated or corrected. */
  repairs: z.number(),
  /** Score of the words heard, 0–100. */
  pronunciation: z.number(),
  /** Words before the vocabulary begins to repeat. */
  diversity: z.number(),
  less_common_share: z.number(),
  /** Known errors, and words that begin a subordinate clause, per 100 words. */
  errors: z.number(),
  subordination: z.number(),
  /** Distinct words that begin a subordinate clause, and distinct linkers. */
  subordinators: z.number(),
  linkers: z.number(),
});
export type TalkMeasures = z.infer<typeof talkMeasures>;

/**
 * Whether an answer is about its question. `about`: it is. `beside`: about something else. `memorised`: learnt by heart, and
 * for any question. `read_aloud`: mostly the question. `not_english`, `nothing`: no English words. `unsure`: nothing can be
 * said.
 */
const RELEVANCES = [
  'about',
  'beside',
  'memorised',
  'read_aloud',
  'not_english',
  'nothing',
  'unsure',
] as const;
export type Relevance = (typeof RELEVANCES)[number];

/** Who wrote down a talk: the learner, their browser (until November 2026), a service, or our server. */
const TRANSCRIPT_SOURCES = ['learner', 'browser', 'provider', 'server'] as const;

/** Maximum unsure words reported for a talk. */
const UNSURE_MAX = 2_000;

/** Maximum pauses reported for a talk. */
const PAUSES_MAX = 1_300;

/** Measures of a talk that need no words. */
const talkSound = z.object({
  /** Length of the recording, seconds. */
  duration: z.number(),
  /** Of at least a quarter of a second; seconds from the start of the recording. */
  pauses: z.array(z.object({ start: z.number(), end: z.number() })).check(z.maxLength(PAUSES_MAX)),
  pause_mean: z.number(),
  /** Share of the time from the first to the last sound, 0–1. */
  pause_share: z.number(),
  /** Syllables per second, excluding pauses: estimated from energy peaks of the voice. */
  syllable_rate: z.number(),
  /** Pitch range of the voice, semitones; null if too little voice is heard. */
  melody: z.nullable(z.number()),
  /** Level of the voice above the background, dB. */
  clearance: z.number(),
});
export type TalkSoundReport = z.infer<typeof talkSound>;

/**
 * One answer in free speech: what is heard in it, but no band, which is given for all talks of an attempt together.
 * Before luyen-talk 2 a talk was declined as `speaking`.
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
        source: z.enum(TRANSCRIPT_SOURCES),
        /** The engine that transcribed it, if a provider or the server did. */
        engine: z.nullable(engine),
        /** Words that the engine is not sure of, by UTF-16 offsets; missing if it does not say. */
        unsure: z.optional(z.array(textSpan).check(z.maxLength(UNSURE_MAX))),
      }),
      words: z.array(
        z.object({
          /** UTF-16 offsets into the transcript. */
          start: z.number(),
          end: z.number(),
          /** Seconds from the start of the recording, and a score 0–100; null if not heard. */
          said: z.nullable(z.object({ start: z.number(), end: z.number(), score: z.number() })),
          mark: z.nullable(z.enum(['filler', 'repair'])),
        }),
      ),
      /** Of at least a quarter of a second; seconds from the start of the recording. */
      pauses: z.array(z.object({ start: z.number(), end: z.number(), within_clause: z.boolean() })),
      measures: talkMeasures,
      comments: z.array(talkComment),
      /** Missing before luyen-talk 5. */
      sound: z.optional(talkSound),
      /** Whether it is about its question; missing before luyen-talk 5. */
      relevance: z.optional(z.enum(RELEVANCES)),
    }),
    z.extend(declined, {
      /** If somebody speaks; before luyen-talk 5 only where there is no transcript. */
      sound: z.optional(talkSound),
    }),
  ]),
});
export type TalkEvaluation = z.infer<typeof talkEvaluationSchema>;

const speakingCriterion = z.object({
  code: z.enum(SPEAKING_CRITERIA),
  band: estimate,
  reasons: z.array(
    z.object({
      comment: z.string(),
      tone,
      quote: z.nullable(z.extend(talkQuote, { question_id: z.string() })),
    }),
  ),
});

/**
 * Why there is no band: the words of answers are not known, too little was said, or nobody was heard. The first is mended by
 * the learner who writes the words down.
 */
const NO_BAND_CAUSES = ['words_unknown', 'too_short', 'nothing_heard'] as const;
export type NoBandCause = (typeof NO_BAND_CAUSES)[number];

/** The band for all talks of an attempt, only where all four criteria could be assessed; or why there is none. */
export const speakingBandSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('graded'),
    engine,
    band: estimate,
    /** 0–1: the engine's confidence in its range. */
    confidence: z.number(),
    /** Talks that it is based on, and how many the exercise requires. */
    talks: z.number(),
    of: z.number(),
    criteria: z.array(speakingCriterion),
    /** Most answers are beside their questions, which limits the band; missing otherwise. */
    beside: z.optional(z.boolean()),
  }),
  z.object({
    outcome: z.literal('declined'),
    engine,
    /** Vietnamese: why there is no band and what to do. */
    message: z.string(),
    /** Missing in responses of earlier servers. */
    cause: z.optional(z.enum(NO_BAND_CAUSES)),
    /** Criteria for which there is enough evidence, and those for which there is not, each with why (Vietnamese). */
    criteria: z.optional(z.array(speakingCriterion)),
    missing: z.optional(z.array(z.object({ code: z.enum(SPEAKING_CRITERIA), why: z.string() }))),
  }),
]);
export type SpeakingBand = z.infer<typeof speakingBandSchema>;
