import { z } from 'zod/mini';

/**
 * Consents. `voice_ai`: recordings leave the device to be scored by the speech engine. `voice_service`: recordings of
 * free speech are sent to an external service, which transcribes them. `text_service`: essays, sentences and
 * answers in free talks are sent to an external language model, which grades, translates and answers them. `push`: notifications are sent to the learner's
 * devices through their browsers' push services.
 */
export const CONSENT_KINDS = ['voice_ai', 'voice_service', 'text_service', 'push'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
/** Those that are decided by themselves; `push` is given and withdrawn with the settings of notifications. */
export const CONSENTS_ASKED = CONSENT_KINDS.filter((kind) => kind !== 'push');

const consentDecision = z.object({
  kind: z.enum(CONSENT_KINDS),
  given: z.boolean(),
  /** When it was decided: milliseconds since 1970, by the learner's clock, corrected by the server. */
  at: z.number(),
});

export const consentState = z.object({
  /** The latest decision for each kind, regardless of order of arrival. Undecided kinds are missing. */
  consents: z.array(consentDecision),
  /** All decisions that changed a consent, newest first. */
  history: z.array(consentDecision),
});
export type ConsentState = z.infer<typeof consentState>;

export const device = z.object({
  /** Neither the token nor derived from it. */
  id: z.uuid(),
  /** Browser and system, such as `Chrome · Android`; null if unknown. */
  device: z.nullable(z.string()),
  /** Prefix of the last used IP address, such as `113.161.x.x`; null if unknown. */
  network: z.nullable(z.string()),
  signed_in_at: z.number(),
  /** Accurate to the hour. */
  last_used_at: z.number(),
  /** The device of this request. */
  is_current: z.boolean(),
});
export type Device = z.infer<typeof device>;
