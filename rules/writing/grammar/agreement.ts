import { VERBS } from './lexicon.ts';

/** Source of what may stand between a subject and its verb. */
export const OFTEN = '( also| often| always| usually| only| still| never| sometimes| really| even)?';

/** Verbs whose form after "he" no ending tells. */
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

/** A verb for "he"; null where the word is no verb in the plural or base form. */
export function toSingular(word: string): string | null {
  return SINGULAR_FINITE[word] ?? VERBS.get(word)?.s ?? null;
}

/** What is asked for stands in the base form: "I suggest that he go". */
export const asksSubjunctive = (text: string): boolean =>
  /\b(?:suggest|recommend|insist|demand|propose|require|request|important|essential|vital|necessary|imperative|crucial)\w*(?: that)? $/.test(
    text,
  );

/** The verb before governs the one that follows: "it makes him go". */
export const isMadeTo = (text: string): boolean =>
  /\b(?:make|makes|made|making|let|lets|letting|help|helps|helped|helping|see|saw|watch|hear|heard|have|had|does|did|do|can|could|should|will|would|may|might|must)(?: not)? $/.test(
    text,
  );

/** In the past as in the base form, so that a place does not show a missing s. */
export const SAME_PAST = /^(?:put|cut|cost|let|set|hurt|read|hit)$/;
