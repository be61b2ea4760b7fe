import { chartSymbols } from '#rules/ipa/chart-symbols.ts';
import type { KnownWords } from '../sounds/known-words.ts';

/** Whether a British sound of the chart is heard in a text. */
export const heardIn = ({ pronounced }: KnownWords, text: string, ipa: string): boolean =>
  chartSymbols(pronounced(text)?.ipa ?? '')?.includes(ipa) ?? false;
