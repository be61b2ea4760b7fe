import { z } from 'zod/mini';
import { declined, engine, estimate, textSpan } from '../evaluation-parts.ts';
import { RECORDING_MAX_BYTES } from '../file.ts';
import { form, service } from '../protocol/endpoint.ts';
import { idText, TEXT_MAX } from '../protocol/text.ts';
import { DOUBTS, SLIPS } from '../reading-evaluation.ts';
import { ENGLISH_ACCENTS, REFERENCE_MAX_WORDS, SPOKEN_MAX, SPOKEN_MAX_WORDS } from '../speech.ts';
import { translationCall } from '../translation.ts';

/** Allowance for a form's fields and delimiters besides the file, bytes. */
const FORM_BYTES = 64 * 1024;

const text = z.string().check(z.minLength(1), z.maxLength(TEXT_MAX.passage));

const recordingLimit = {
  maxBytes: RECORDING_MAX_BYTES + FORM_BYTES,
  tooLarge: 'RECORDING_TOO_LARGE' as const,
};

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
  /** What was heard instead, if detected: for example a dropped final sound. */
  slip: z.optional(z.enum(SLIPS)),
  /** ARPAbet: another phone that was certainly said instead. */
  said: z.optional(z.string()),
});

const graded = {
  outcome: z.literal('graded'),
  engine,
  /** The whole reading, 0–100. */
  total: estimate,
  /** Components of the score, if the engine provides them. */
  accuracy: z.optional(estimate),
  fluency: z.optional(estimate),
  prosody: z.optional(estimate),
  /** 0–1: the engine's confidence in the range. */
  confidence: z.number(),
  /** Why ranges are wider or scores lower. */
  doubts: z.optional(z.array(z.enum(DOUBTS)).check(z.maxLength(DOUBTS.length))),
  /** Length of the recording, seconds. */
  duration: z.number(),
  /** Words per minute while speaking. */
  speech_rate: z.number(),
};

const score = {
  ...recordingLimit,
  body: z.object({ text }),
  errors: [...RECORDING_ERRORS, ...TEXT_ERRORS, 'VOICE_SERVICE_FAILED'] as const,
};

export const scoreV2 = form({
  summary: `Scores how an English \`text\` of at most ${REFERENCE_MAX_WORDS} words is read aloud in the recording \`file\` (WebM, Ogg, MP4 or WAV, at most 25 MB, 3 minutes), as a whole and word by word. A recording that cannot be scored is declined, with the reason`,
  ...score,
  path: '/speech/v2/get_score_from_file',
  response: z.discriminatedUnion('outcome', [
    z.object({ ...graded, words: z.array(z.object(scoredWord)) }),
    declined,
  ]),
});

export const scoreV3 = form({
  summary: 'The same, with the sounds of each word',
  ...score,
  path: '/speech/v3/get_score_from_file',
  response: z.discriminatedUnion('outcome', [
    z.object({ ...graded, words: z.array(z.object({ ...scoredWord, phones: z.array(scoredPhone) })) }),
    declined,
  ]),
});

const VOICE_GENDERS = ['female', 'male'] as const;

const spokenWord = z.object({
  text: z.string(),
  /** UTF-16 offsets into `text` of the response. */
  from: z.number(),
  to: z.number(),
  /** When it is said, seconds from the start of the audio. */
  start: z.number(),
  end: z.number(),
});

export const textToSpeech = service({
  summary: `Speaks an English text of at most ${SPOKEN_MAX} characters and ${SPOKEN_MAX_WORDS} spoken words`,
  path: '/speech/text_to_speech',
  body: z.object({
    text,
    lang: z._default(z.literal('en'), 'en'),
    voice_gender: z._default(z.enum(VOICE_GENDERS), 'female'),
  }),
  response: z.object({
    /** Path of the audio from the site's root: Opus in MP4, supports range requests, immutable. */
    audio_url: z.string(),
    /** Length, seconds. */
    duration: z.number(),
    engine,
    /** The spoken text, in composed form (NFC). */
    text: z.string(),
    /** Aligned with the audio; null if that was not possible. */
    words: z.nullable(z.array(spokenWord)),
  }),
  errors: [...TEXT_ERRORS, 'VOICE_SERVICE_FAILED'],
});

const likelyMeaning = z.object({
  /** Id of the meaning. */
  id: z.string(),
  /** 0–1. */
  chance: z.number(),
  /** It was perhaps said with the opposite sense. */
  is_turned: z.boolean(),
});

export const speechToText = form({
  summary:
    'Transcribes the English speech in the recording `file`, by a service if one is configured, otherwise by the server itself; says which words are unsure and, for an answer in a scene, which meanings are likely',
  path: '/speech/speech_to_text',
  ...recordingLimit,
  body: z.object({
    lang: z._default(z.literal('en'), 'en'),
    /** Ids of a scene and its turn, if the recording is an answer in it. */
    scene: z.optional(idText),
    turn: z.optional(idText),
    /** `server`: no service is asked, and a recording that grows is heard from where it was left. */
    by: z.optional(z.literal('server')),
    /**
     * With `by`. `so_far`: the recording goes on, and the text is of what ends in a pause. `awaited`: it has ended, somebody
     * waits for the text, and what is left of it is heard fast.
     */
    stage: z.optional(z.enum(['so_far', 'awaited'])),
  }),
  response: z.object({
    text: z.string(),
    engine,
    /** Which meanings of that turn the text is likely to have, the likeliest first; missing without a turn, and from earlier servers. */
    likely: z.optional(z.array(likelyMeaning)),
    /** Words that were perhaps not said, by UTF-16 offsets into the text; missing if the engine does not say. */
    unsure: z.optional(z.array(textSpan)),
    /** False if so little is sure that the text says nothing about what was said. */
    is_reliable: z.optional(z.boolean()),
  }),
  errors: [
    ...RECORDING_ERRORS,
    'RECORDING_TOO_LONG',
    'NOT_AGREED',
    'VOICE_SERVICE_FAILED',
    'CONVERSATION_NOT_ALLOWED',
  ],
});

const pronunciation = z.object({
  /** ARPAbet phones with stress digits; for a guessed word, as far as the rules know the stress. */
  arpabet: z.array(z.string()),
  /** IPA of both accents, without slashes. */
  ipa_us: z.string(),
  ipa_gb: z.string(),
});

export const graphemeToPhoneme = service({
  summary: `The pronunciation of the words of an English text of at most ${SPOKEN_MAX} characters and ${SPOKEN_MAX_WORDS} spoken words`,
  path: '/speech/grapheme_to_phoneme',
  body: z.object({ text, lang: z._default(z.enum(ENGLISH_ACCENTS), 'en') }),
  response: z.object({
    lang: z.enum(ENGLISH_ACCENTS),
    /** The whole text in the requested accent, without slashes. */
    ipa: z.string(),
    words: z.array(
      z.object({
        text: z.string(),
        /** `dictionary`: looked up; `rules`: guessed from the spelling, at least in part. */
        source: z.enum(['dictionary', 'rules']),
        /** Likeliest first. */
        pronunciations: z.array(pronunciation),
      }),
    ),
  }),
  errors: [...TEXT_ERRORS, 'VOICE_SERVICE_FAILED'],
});

export const translate = service({
  summary: 'The same as `/translation/translate`, for callers of the speech services',
  ...translationCall,
  path: '/speech/translate',
});
