/**
 * Why a model cannot be used: it is not in the cache, its bytes are not the downloaded ones or are no model, it is for
 * another version of the app, or something else went wrong.
 */
export type ScoreFailure = 'noModel' | 'brokenModel' | 'otherVersion' | 'failed';

/** The model cannot be used; `reason` says why. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly reason: ScoreFailure;
  constructor(reason: ScoreFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}
