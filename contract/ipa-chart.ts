import { z } from 'zod/mini';

/** Parts of the chart. */
export const SOUND_GROUPS = ['monophthong', 'diphthong', 'consonant'] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];

/** Id of the revise set in which a sound of the chart is said. */
export const soundSetId = (sound: string): string => `sound-${sound}`;

/** Paths of the sound of a text, said by a woman and by a man. */
export const twoVoices = z.object({ woman: z.string(), man: z.string() });
export type TwoVoices = z.infer<typeof twoVoices>;

export const chartWord = z.object({
  text: z.string(),
  vi: z.string(),
  /** Without slashes. */
  ipa: z.string(),
  ipa_us: z.string(),
  voices: twoVoices,
});
export type ChartWord = z.infer<typeof chartWord>;

export const chartSound = z.object({
  id: z.string(),
  group: z.enum(SOUND_GROUPS),
  /** Order in its group, from 1. */
  place: z.number(),
  /** British and American symbol, without slashes. */
  ipa: z.string(),
  ipa_us: z.string(),
  voiced: z.boolean(),
  /** ARPAbet phones that the engine hears for it. */
  phones: z.array(z.string()),
  /** Vietnamese: what lips and tongue do, what a Vietnamese mouth does instead, what Americans do. */
  how: z.string(),
  instead: z.string(),
  american: z.nullable(z.string()),
  /** The most usual first; share of the words of a dictionary, percent. */
  spellings: z.array(z.object({ letters: z.string(), share: z.number(), example: z.string() })),
  /** Questions of the revise set `soundSetId`: a word is `w1` and so on, a sentence `s1`. */
  words: z.array(chartWord),
  sentences: z.array(z.object({ text: z.string(), vi: z.string(), voices: twoVoices })),
  against: z.object({
    /** The sound that it is mistaken for; null: it is left out. */
    sound: z.nullable(z.string()),
    /** Words with this sound, and the same with the other. */
    pairs: z.array(z.object({ own: chartWord, other: chartWord })),
  }),
});
export type ChartSound = z.infer<typeof chartSound>;

/** A learner's record of a sound: how often it was scored, and its mean, 0–100. */
export const soundRecord = z.object({
  sound: z.string(),
  count: z.number(),
  mean: z.number(),
  /** When the latest of it was said, milliseconds. */
  at: z.number(),
});
export type SoundRecord = z.infer<typeof soundRecord>;
