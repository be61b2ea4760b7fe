/** What may be said in a turn, in several ways. */
export interface ExpectedMeaning {
  id: string;
  /** English; at least one. */
  sentences: readonly string[];
  /** The words that make the meaning: for each slot its synonyms, of which one has to be heard. */
  slots: readonly (readonly string[])[];
  /** Whether the sentences are refusals: another "no" does not change them. */
  isNegative: boolean;
}
