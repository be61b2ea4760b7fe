import { z } from 'zod/mini';

/**
 * What a learner is asked for. `voice_ai`: recordings leave the device to be scored by the speech engine. `voice_service`:
 * recordings of free speech are sent on to a service outside, which writes them down. `text_service`: essays and
 * sentences are sent on to a language model outside, which grades and translates them.
 */
export const CONSENT_KINDS = ['voice_ai', 'voice_service', 'text_service'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

const consentWord = z.object({
  kind: z.enum(CONSENT_KINDS),
  given: z.boolean(),
  /** When it was said: milliseconds since 1970, by the learner's clock as far as the server corrected it. */
  at: z.number(),
});

export const consentState = z.object({
  /** The word that holds for each kind: the one said last, whenever it came. A kind never answered is missing. */
  consents: z.array(consentWord),
  /** Every change of mind, newest first. */
  history: z.array(consentWord),
});
export type ConsentState = z.infer<typeof consentState>;

export const device = z.object({
  /** Not the token, nor made from it. */
  id: z.uuid(),
  /** Browser and system, such as `Chrome · Android`; null when not known. */
  device: z.nullable(z.string()),
  /** The beginning of the address that was used last, such as `113.161.x.x`; null when not known. */
  network: z.nullable(z.string()),
  signed_in_at: z.number(),
  /** Right to the hour. */
  last_used_at: z.number(),
  /** The one that asks. */
  is_current: z.boolean(),
});
export type Device = z.infer<typeof device>;
