import type { ScoreFailure } from './score-messages.ts';

/** The model cannot be used; `reason` says why. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly reason: ScoreFailure;
  constructor(reason: ScoreFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}
