import { z } from 'zod/mini';
import { common, gradable, mediaPath, sourceOf, text } from './source.ts';

const modelAudio = z._default(z.nullable(mediaPath), null);
const seconds = z.number().check(z.int(), z.minimum(0), z.maximum(300));

/** Default seconds to prepare and to talk, as in the exam's long turn and in its other parts. */
const LONG_TURN = { prep: 60, max: 120 };
const SHORT_TURN = { prep: 0, max: 60 };

export const scriptedSpeaking = z.pipe(
  z.strictObject({
    ...gradable,
    type: z.literal('ielts_scripted_speaking'),
    prompt: text,
    text: text.check(z.maxLength(1000)),
    model_audio: modelAudio,
  }),
  z.transform((value) =>
    sourceOf(
      value,
      { type_code: value.type, prompt: value.prompt, text: value.text, model_audio: value.model_audio },
      { type_code: value.type },
    ),
  ),
);

export const unscriptedSpeaking = z.pipe(
  z.strictObject({
    ...gradable,
    type: z.literal('ielts_unscripted_speaking'),
    prompt: text,
    part: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    cues: z._default(z.array(text), []),
    prep_seconds: z.optional(seconds),
    max_seconds: z.optional(seconds.check(z.minimum(10))),
  }),
  z.transform((value) => {
    const turn = value.part === 2 ? LONG_TURN : SHORT_TURN;
    return sourceOf(
      value,
      {
        type_code: value.type,
        prompt: value.prompt,
        part: value.part,
        cues: value.cues,
        prep_seconds: value.prep_seconds ?? turn.prep,
        max_seconds: value.max_seconds ?? turn.max,
      },
      { type_code: value.type },
    );
  }),
);

export const voice = z.pipe(
  z.strictObject({
    ...common,
    type: z.literal('voice'),
    prompt: text,
    text: text.check(z.maxLength(100)),
    /** Between slashes. */
    ipa: z._default(z.nullable(z.string().check(z.regex(/^\/[^/]+\/$/))), null),
    model_audio: modelAudio,
  }),
  z.transform((value) =>
    sourceOf(
      value,
      {
        type_code: value.type,
        prompt: value.prompt,
        text: value.text,
        ipa: value.ipa,
        model_audio: value.model_audio,
      },
      { type_code: value.type },
    ),
  ),
);
