import type { ErrorCode } from '#contract/protocol/error-codes.ts';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';

/** A refusal that the contract knows. Thrown by services; the endpoint has to declare the code. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly code: ErrorCode;
  /** For 429: when it is worth trying again. */
  readonly retryAfterSeconds: number | null;

  /** `message`: Vietnamese, where the catalogue's own is too general. */
  constructor(
    code: ErrorCode,
    message: string = ERROR_MESSAGES[code],
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
