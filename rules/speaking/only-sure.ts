import { overlapsAny, type Span } from '../text/spans.ts';
import type { PlainSpeech } from './plain-speech.ts';
import type { SpokenLanguage } from './spoken-language.ts';

/** What a machine that wrote down a talk says of its work. */
export interface RecognisedWords {
  /** Words that were perhaps not said, by UTF-16 offsets into the transcript. */
  unsure: readonly Span[];
}

/**
 * What is found in a talk that a machine wrote down, without what rests on words that were perhaps not said: an error in
 * them may be the machine's, and so may a rare word.
 */
export function onlySure(
  language: SpokenLanguage,
  { at }: PlainSpeech,
  { unsure }: RecognisedWords,
): SpokenLanguage {
  const isSure = ({ start, end }: Span): boolean =>
    !overlapsAny({ start: at[start] ?? 0, end: (at[end - 1] ?? 0) + 1 }, unsure);
  const { lexis, measures } = language;
  const errors = language.errors.filter(isSure);
  return {
    ...language,
    errors,
    clauses: language.clauses.filter(isSure),
    lexis: {
      ...lexis,
      lessCommon: lexis.lessCommon.filter(isSure),
      overused: lexis.overused && isSure(lexis.overused.token) ? lexis.overused : null,
    },
    measures: {
      ...measures,
      errors: language.errors.length === 0 ? 0 : (measures.errors * errors.length) / language.errors.length,
    },
  };
}
