import { z } from 'zod/mini';
import { declined, engine, estimate } from './evaluation-parts.ts';
import { RECORDING_MAX_BYTES } from './file.ts';
import { endpoint } from './protocol/endpoint.ts';
import { TEXT_MAX } from './protocol/text.ts';
import { DOUBTS, SLIPS } from './reading-evaluation.ts';

/** Longest text to be read aloud by a learner, words: some three minutes. */
export const REFERENCE_MAX_WORDS = 400;
/** Longest text that is said or written in sounds by one call, characters. */
export const SPOKEN_MAX = 1_000;
/** The same in words as they are said: "1,1" is two. Ordinary prose of that length has some 200, of short words some 310. */
export const SPOKEN_MAX_WORDS = 350;

/** Fields and delimiters of a form besides its file. */
const FORM_BYTES = 64 * 1024;

const text = z.string().check(z.minLength(1), z.maxLength(TEXT_MAX.passage));

/** Of every speech service: somebody whose calls can be counted. */
const forWhom = { access: 'learner' as const, guests: true, keys: true };
const CALLER_ERRORS = ['NOT_SIGNED_IN', 'ACCESS_KEY_WRONG'] as const;
const form = { maxBytes: RECORDING_MAX_BYTES + FORM_BYTES, tooLarge: 'RECORDING_TOO_LARGE' as const };
const RECORDING_ERRORS = ['RECORDING_EMPTY', 'RECORDING_TOO_LARGE', 'RECORDING_NOT_AUDIO'] as const;
const TEXT_ERRORS = ['TEXT_TOO_LONG', 'TEXT_NOT_ENGLISH'] as const;

const scoredWord = {
  text: z.string(),
  /** Seconds from the start of the recording. */
  start: z.number(),
  end: z.number(),
  /** 0–100. */
  score: z.number(),
};
const scoredPhone = z.object({
  /** ARPAbet, without stress digit. */
  phone: z.string(),
  ipa: z.string(),
  start: z.number(),
  end: z.number(),
  score: z.number(),
  /** What was heard in its place, where that can be told: a final sound dropped, say. */
  slip: z.optional(z.enum(SLIPS)),
});

const graded = {
  outcome: z.literal('graded'),
  engine,
  /** The whole reading, 0–100. */
  total: estimate,
  /** What it is made of, where the engine tells. */
  accuracy: z.optional(estimate),
  fluency: z.optional(estimate),
  prosody: z.optional(estimate),
  /** 0–1: how sure the engine is of the range. */
  confidence: z.number(),
  /** Why ranges are wider than others, or marks lower. */
  doubts: z.optional(z.array(z.enum(DOUBTS)).check(z.maxLength(DOUBTS.length))),
  /** Length of the recording, seconds. */
  duration: z.number(),
  /** Words a minute while speaking. */
  speech_rate: z.number(),
};

const score = {
  ...forWhom,
  method: 'POST' as const,
  form,
  body: z.object({ text }),
  errors: [...CALLER_ERRORS, ...RECORDING_ERRORS, ...TEXT_ERRORS, 'VOICE_SERVICE_FAILED'] as const,
};

export const getScoreV2 = endpoint({
  ...score,
  summary: `Scores how an English \`text\` of at most ${REFERENCE_MAX_WORDS} words is read aloud in the recording \`file\` (WebM, Ogg, MP4 or WAV, at most 25 MB, 3 minutes), as a whole and word by word. A recording that cannot be scored is declined, with the reason`,
  path: '/speech/v2/get_score_from_file',
  response: z.discriminatedUnion('outcome', [
    z.object({ ...graded, words: z.array(z.object(scoredWord)) }),
    declined,
  ]),
});

export const getScoreV3 = endpoint({
  ...score,
  summary: 'The same, with the sounds of each word',
  path: '/speech/v3/get_score_from_file',
  response: z.discriminatedUnion('outcome', [
    z.object({ ...graded, words: z.array(z.object({ ...scoredWord, phones: z.array(scoredPhone) })) }),
    declined,
  ]),
});

const VOICE_GENDERS = ['female', 'male'] as const;

const spokenWord = z.object({
  text: z.string(),
  /** Where it stands in `text` of the answer, UTF-16 offsets. */
  from: z.number(),
  to: z.number(),
  /** When it is said, seconds from the start of the sound. */
  start: z.number(),
  end: z.number(),
});

export const textToSpeech = endpoint({
  ...forWhom,
  summary: `Says an English text of at most ${SPOKEN_MAX} characters and ${SPOKEN_MAX_WORDS} spoken words`,
  method: 'POST',
  path: '/speech/text_to_speech',
  body: z.object({
    text,
    lang: z._default(z.literal('en'), 'en'),
    voice_gender: z._default(z.enum(VOICE_GENDERS), 'female'),
  }),
  response: z.object({
    /** Address of the sound from the site's root: Opus in MP4, by range, never another sound. */
    audio_url: z.string(),
    /** Length, seconds. */
    duration: z.number(),
    engine,
    /** What is said, in Unicode's composed form. */
    text: z.string(),
    /** Heard in the sound itself; null where that was not possible. */
    words: z.nullable(z.array(spokenWord)),
  }),
  errors: [...CALLER_ERRORS, ...TEXT_ERRORS, 'VOICE_SERVICE_FAILED'],
});

export const speechToText = endpoint({
  ...forWhom,
  summary:
    'Writes down the English said in the recording `file`, where a service for it is configured; nothing is made up where there is none',
  method: 'POST',
  path: '/speech/speech_to_text',
  form,
  body: z.object({ lang: z._default(z.literal('en'), 'en') }),
  response: z.object({ text: z.string(), engine }),
  errors: [...CALLER_ERRORS, ...RECORDING_ERRORS, 'NOT_AGREED', 'VOICE_SERVICE_FAILED'],
});

/** `en` is General American, as `en-US`. */
export const ENGLISH_ACCENTS = ['en', 'en-US', 'en-GB'] as const;

const pronunciation = z.object({
  /** Phones of ARPAbet with stress digits; of a guessed word as far as the rules know the stress. */
  arpabet: z.array(z.string()),
  /** IPA of both accents, without slashes. */
  ipa_us: z.string(),
  ipa_gb: z.string(),
});

export const graphemeToPhoneme = endpoint({
  ...forWhom,
  summary: `How the words of an English text of at most ${SPOKEN_MAX} characters and ${SPOKEN_MAX_WORDS} spoken words sound`,
  method: 'POST',
  path: '/speech/grapheme_to_phoneme',
  body: z.object({ text, lang: z._default(z.enum(ENGLISH_ACCENTS), 'en') }),
  response: z.object({
    lang: z.enum(ENGLISH_ACCENTS),
    /** The whole text in the accent asked for, without slashes. */
    ipa: z.string(),
    words: z.array(
      z.object({
        text: z.string(),
        /** `dictionary`: looked up; `rules`: guessed by its spelling, at least in part. */
        source: z.enum(['dictionary', 'rules']),
        /** The likeliest first. */
        pronunciations: z.array(pronunciation),
      }),
    ),
  }),
  errors: [...CALLER_ERRORS, ...TEXT_ERRORS, 'VOICE_SERVICE_FAILED'],
});
