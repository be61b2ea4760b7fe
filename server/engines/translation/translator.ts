import type { Translation } from '#contract/translation.ts';

export type Glosses = Extract<Translation, { kind: 'glosses' }>;

/** Translates a text, by word or by sentence depending on the engine. */
export interface Translator<Result extends Translation = Translation> {
  /**
   * @param text English, in Unicode's composed form
   * @param payer the learner whose daily budget is charged; null: no service is called
   */
  translate(text: string, target: 'vi', payer: string | null): Promise<Result>;
}
