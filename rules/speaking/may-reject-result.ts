interface Facts {
  /** Answers waiting for a grade. */
  waiting: number;
  /** Without a band nothing was given that could be wrong. */
  hasBand: boolean;
  isRejected: boolean;
}

/** A result of a test may be rejected once, when all of it was graded. */
export const mayRejectResult = ({ waiting, hasBand, isRejected }: Facts): boolean =>
  waiting === 0 && hasBand && !isRejected;
