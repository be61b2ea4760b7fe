import { z } from 'zod/mini';
import { otpCode, phoneSchema } from './account.ts';
import { profileSchema } from './profile.ts';
import { endpoint } from './protocol/endpoint.ts';

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

const consentState = z.object({
  /** The word that holds for each kind: the one said last, whenever it came. A kind never answered is missing. */
  consents: z.array(consentWord),
  /** Every change of mind, newest first. */
  history: z.array(consentWord),
});
export type ConsentState = z.infer<typeof consentState>;

const device = z.object({
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

export const listDevices = endpoint({
  summary: 'Where the learner is signed in',
  method: 'GET',
  path: '/privacy/devices',
  access: 'learner',
  response: z.object({ devices: z.array(device) }),
  errors: ['NOT_SIGNED_IN'],
});

export const endDevice = endpoint({
  summary: 'Signs one device of the learner out',
  method: 'POST',
  path: '/privacy/devices/{id}/end',
  access: 'learner',
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND'],
});

export const getConsents = endpoint({
  summary: 'What the learner agreed to, and when',
  method: 'GET',
  path: '/privacy/consents',
  access: 'visitor',
  guests: true,
  response: z.extend(consentState, {
    /** The services outside that this server has: nobody need be asked about another one. */
    services: z.array(z.enum(CONSENT_KINDS)),
  }),
  errors: ['NOT_SIGNED_IN'],
});

export const setConsent = endpoint({
  summary: 'Gives or withdraws a consent; of two words the one said later holds',
  method: 'POST',
  path: '/privacy/consents',
  access: 'learner',
  guests: true,
  idempotent: true,
  body: z.object({
    kind: z.enum(CONSENT_KINDS),
    given: z.boolean(),
    /** When it was said, by the learner's clock, and what is known of that clock's error, milliseconds. */
    at: z.number(),
    skew: z.number(),
  }),
  response: consentState,
  errors: ['NOT_SIGNED_IN', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_KEY_REQUIRED'],
});

const row = z.record(z.string(), z.unknown());

export const exportData = endpoint({
  summary: 'Everything kept of the learner, as one JSON text. Times are ISO 8601',
  method: 'GET',
  path: '/privacy/export',
  access: 'learner',
  response: z.object({
    format: z.literal('luyen-export'),
    version: z.literal(1),
    exported_at: z.string(),
    profile: profileSchema,
    /** The learner's picture with the address of its file; null for the default one. */
    avatar: z.nullable(row),
    registered_at: z.string(),
    registration: row,
    consents: z.array(row),
    devices: z.array(row),
    /** Devices that were signed in on before: when last. */
    known_devices: z.array(row),
    vip: z.array(row),
    courses: z.array(row),
    lesson_progress: z.array(row),
    /** What was completed on which day, courses tried, and the level of courses chosen. */
    study_events: z.array(row),
    trial_registrations: z.array(row),
    course_level: z.array(row),
    /** Each with the text that was signed and its signature. */
    certificates: z.array(row),
    /** Lessons and revise sets begun again, and gradings asked for each day. */
    restarts: z.array(row),
    grading_counts: z.array(row),
    /** What services outside did for the learner each day: calls, tokens, millionths of their cost. */
    provider_usage: z.array(row),
    /** Attempts at practices, each with its answers and their evaluations. */
    attempts: z.array(z.extend(z.looseObject({ id: z.uuid() }), { answers: z.array(row) })),
    /** What teachers were asked to grade, and what they said. */
    teacher_gradings: z.array(row),
    revise_answers: z.array(row),
    /** Cards of the error notebook, and all that happened to them. */
    notebook_cards: z.array(row),
    notebook_events: z.array(row),
    question_reports: z.array(row),
    advice_requests: z.array(row),
    /** Each complete one with the address of its file. */
    recordings: z.array(row),
  }),
  errors: ['NOT_SIGNED_IN'],
});

export const deleteAccount = endpoint({
  summary:
    'Deletes the learner with everything kept of them; the phone number again as confirmation, and a code for deletion ' +
    'that was sent to it',
  method: 'POST',
  path: '/privacy/delete',
  access: 'learner',
  body: z.object({ phone: phoneSchema, code: otpCode }),
  response: z.object({}),
  errors: ['NOT_SIGNED_IN', 'OTP_WRONG'],
});
