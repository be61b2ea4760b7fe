import { z } from 'zod/mini';
import { twoVoices } from './ipa-chart.ts';

/** Ids of the revise sets of a topic: what is heard and written, and what is said. */
export const dictationSetId = (topic: string): string => `letters-${topic}-dictation`;
export const sayingSetId = (topic: string): string => `letters-${topic}-saying`;

export const letter = z.object({
  letter: z.string(),
  /** Of its name, without slashes. */
  ipa: z.string(),
  ipa_us: z.string(),
  /** The vowel that its name shares with others. */
  vowel: z.string(),
  /** Vietnamese: what goes wrong; null if nothing usually does. */
  trap: z.nullable(z.string()),
  voices: twoVoices,
});
export type Letter = z.infer<typeof letter>;

export const spellingTopic = z.object({
  id: z.string(),
  title: z.string(),
  /** Vietnamese: how it is said. */
  tip: z.string(),
  /** Question ids of the set, each with what is asked, the key (alternatives separated by `|`), and what is heard. */
  dictation: z.array(
    z.object({ id: z.string(), ask: z.string(), accepted: z.string(), said: z.string(), voices: twoVoices }),
  ),
  /** Question ids of the set, each with what is shown, and how it is said. */
  saying: z.array(z.object({ id: z.string(), show: z.string(), text: z.string(), voices: twoVoices })),
});
export type SpellingTopic = z.infer<typeof spellingTopic>;
