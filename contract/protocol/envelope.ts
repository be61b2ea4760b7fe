import { z } from 'zod/mini';

/** A success is HTTP 200 with no `code`. `time_current`: the server's clock, milliseconds since 1970. */
export const successEnvelope = z.object({
  message: z.string(),
  data: z.unknown(),
  time_current: z.number(),
  code: z.optional(z.never()),
});

/** A failure carries a `code` and a Vietnamese message; `data` is empty. */
export const failureEnvelope = z.object({
  code: z.string(),
  message: z.string(),
  data: z.null(),
  time_current: z.number(),
});

/** Headers that every call of the app carries besides the bearer token. */
export const APP_HEADERS = { 'Accept-Language': 'vi', 'Send-From': 'WEB', 'app-id': '3' } as const;

export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Says which guest calls, on the calls that know guests. */
export const GUEST_TOKEN_HEADER = 'visitor-token';
/** 32 random bytes, base64url: who has the token has the guest's work. */
export const guestTokenSchema = z.string().check(z.maxLength(43), z.regex(/^[\w-]{43}$/));

/** Lets a program of the operator's partners in, on the calls that take keys. */
export const ACCESS_KEY_HEADER = 'access-key';

/** Says that a call comes from the embedded view; its value is the view's origin flag. */
export const VIEW_ORIGIN_HEADER = 'view-origin';
/** How long a session of the embedded view lasts, seconds (docs/product.md, point 9). */
export const EMBEDDED_SECONDS = 300;
