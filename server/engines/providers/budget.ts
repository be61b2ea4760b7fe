/** What a call to a service takes. */
export interface Use {
  tokens: number;
  /** Millionths of the currency that prices are given in. */
  cost: number;
}

/** What a learner may spend of the services in a day of Vietnam. */
export interface Budget {
  /**
   * Sets aside what a call may take at most, makes it, and books what it took.
   * @throws ProviderTrouble `over_budget` where the day has no room for it, `not_allowed` for who is no learner
   */
  spend<T>(payer: string, most: Use, call: () => Promise<{ value: T; used: Use }>): Promise<T>;
}
