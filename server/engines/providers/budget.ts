/** What a call to a service consumes. */
export interface Use {
  tokens: number;
  /** Millionths of the currency used for prices. */
  cost: number;
}

/** What a learner may spend on services per day (Vietnam time). */
export interface Budget {
  /**
   * Reserves the maximum a call may consume, makes the call, and books what it used.
   * @throws ProviderError `over_budget` if the daily budget is insufficient, `not_allowed` if the payer is
   * no learner
   */
  spend<T>(payer: string, most: Use, call: () => Promise<{ value: T; used: Use }>): Promise<T>;
}
