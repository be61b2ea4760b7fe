import { VERBS } from './lexicon.ts';

/** Regular expression source of the adverbs between a subject and its verb. */
export const OFTEN = '( also| often| always| usually| only| still| never| sometimes| really| even)?';

/** Irregular verb forms after "he". */
export const SINGULAR_FINITE: Readonly<Record<string, string>> = {
  "don't": "doesn't",
  are: 'is',
  were: 'was',
  have: 'has',
};

/** The same after "they". */
export const PLURAL_FINITE: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  "isn't": "aren't",
};

/** The form of a verb after "he"; null if the word is not a plural or base form of a verb. */
export function toSingular(word: string): string | null {
  return SINGULAR_FINITE[word] ?? VERBS.get(word)?.s ?? null;
}

/** Whether the text requires the subjunctive: "I suggest that he go". */
export const asksSubjunctive = (text: string): boolean =>
  /\b(?:suggest|recommend|insist|demand|propose|require|request|important|essential|vital|necessary|imperative|crucial)\w*(?: that)? $/.test(
    text,
  );

/** Whether a preceding verb requires the base form: "it makes him go". */
export const isMadeTo = (text: string): boolean =>
  /\b(?:make|makes|made|making|let|lets|letting|help|helps|helped|helping|see|saw|watch|hear|heard|have|had|does|did|do|can|could|should|will|would|may|might|must)(?: not)? $/.test(
    text,
  );

/** Past tense equals the base form, so a missing s cannot be detected. */
export const SAME_PAST = /^(?:put|cut|cost|let|set|hurt|read|hit)$/;
