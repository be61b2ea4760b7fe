interface Facts {
  /** Answers waiting for a grade. */
  waiting: number;
  /** It has a result: a band, or why there is none. */
  hasResult: boolean;
  isRejected: boolean;
}

/** A result of a test may be rejected once, when all of it was graded. */
export const mayRejectResult = ({ waiting, hasResult, isRejected }: Facts): boolean =>
  waiting === 0 && hasResult && !isRejected;
