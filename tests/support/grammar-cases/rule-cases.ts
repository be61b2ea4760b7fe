/**
 * Sentences for each rule, one per line. In the wrong ones the words to be quoted are in brackets, with the
 * replacement after an arrow; no rule may flag the right ones.
 */
export type RuleCases = Readonly<Record<string, { wrong: string; right: string }>>;
