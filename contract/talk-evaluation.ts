import { z } from 'zod/mini';
import { declined, engine, estimate, tone } from './evaluation-parts.ts';

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
