import type { Translation } from '#contract/translation.ts';

export type Glosses = Extract<Translation, { kind: 'glosses' }>;

/** Says in another language what a text means, by words or by sentences as it can. */
export interface Translator<Told extends Translation = Translation> {
  /**
   * @param text English, in Unicode's composed form
   * @param payer the learner whose day pays for a service; null: none is asked
   */
  translate(text: string, target: 'vi', payer: string | null): Promise<Told>;
}
