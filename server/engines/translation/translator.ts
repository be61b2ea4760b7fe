import type { Translation } from '#contract/translation.ts';

/** Says in another language what a text means, by words or by sentences as it can. */
export interface Translator {
  /**
   * @param text English, in Unicode's composed form
   * @throws ProviderTrouble when a service behind it does not help
   */
  translate(text: string, target: 'vi'): Promise<Translation>;
}
