import type { HearingFailure } from './hearing-messages.ts';

/** This device did not recognise what was said; `reason` says why. */
export class HearingError extends Error {
  override readonly name = 'HearingError';
  readonly reason: HearingFailure;
  constructor(reason: HearingFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}
