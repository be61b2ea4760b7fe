import type { ErrorCode } from '#contract/protocol/error-codes.ts';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';

/** A refusal declared by the contract. Thrown by services; the endpoint has to declare the code. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly code: ErrorCode;
  /** For 429: when to retry. */
  readonly retryAfterSeconds: number | null;
  /** For `PROOF_REQUIRED`: what to prove. */
  readonly challenge: string | null;

  /** `message`: Vietnamese, where the catalogue's message is too general. */
  constructor(
    code: ErrorCode,
    message: string = ERROR_MESSAGES[code],
    retryAfterSeconds: number | null = null,
    challenge: string | null = null,
  ) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.challenge = challenge;
  }
}
