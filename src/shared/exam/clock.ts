/** Minutes spent, at least 1; time after the deadline does not count. All are milliseconds since 1970. */
export const minutesUsed = (beganAt: number, submittedAt: number, deadlineAt: number): number =>
  Math.max(1, Math.round((Math.min(submittedAt, deadlineAt) - beganAt) / 60_000));
