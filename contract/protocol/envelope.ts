import { z } from 'zod/mini';

/** A success is HTTP 200 with no `code`. `time_current`: the server's clock, milliseconds since 1970. */
export const successEnvelope = z.object({
  message: z.string(),
  data: z.unknown(),
  time_current: z.number(),
  code: z.optional(z.never()),
});

/** A failure has a `code` and a Vietnamese message; `data` is null. */
export const failureEnvelope = z.object({
  code: z.string(),
  message: z.string(),
  data: z.null(),
  time_current: z.number(),
});

/** Headers of every request of the app besides the bearer token. */
export const APP_HEADERS = { 'Accept-Language': 'vi', 'Send-From': 'WEB', 'app-id': '3' } as const;

export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Identifies the guest, on calls that accept guests. */
export const GUEST_TOKEN_HEADER = 'visitor-token';
/** 32 random bytes, base64url: the token gives access to the guest's work. */
export const guestTokenSchema = z.string().check(z.maxLength(43), z.regex(/^[\w-]{43}$/));

/** A code of the second factor for this one call, on calls of staff that ask for it. */
export const STEP_UP_HEADER = 'second-factor-code';
/** Names the challenge in a refusal with `PROOF_REQUIRED` (`contract/proof.ts`). */
export const PROOF_CHALLENGE_HEADER = 'proof-challenge';

/** Authenticates a program of the operator's partners, on calls that accept keys. */
export const ACCESS_KEY_HEADER = 'access-key';

/** Marks a call from the embedded view; its value is the view's origin flag. */
export const VIEW_ORIGIN_HEADER = 'view-origin';
/** Lifetime of a session of the embedded view, seconds (docs/product.md, point 9). */
export const EMBEDDED_SECONDS = 300;
