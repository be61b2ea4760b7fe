/**
 * Sentences for each rule, one a line. In the wrong ones the words to be quoted stand in brackets, with what is to be
 * written instead behind an arrow; the right ones no rule at all may flag.
 */
export type RuleCases = Readonly<Record<string, { wrong: string; right: string }>>;
