import { z } from 'zod/mini';
import { otpCode, phoneSchema } from '../account.ts';
import { CONSENT_KINDS, consentState, device } from '../privacy.ts';
import { profileSchema } from '../profile.ts';
import { action, command, read } from '../protocol/endpoint.ts';

export const devices = read({
  path: '/privacy/devices',
  who: 'learner',
  response: z.object({ devices: z.array(device) }),
  errors: ['NOT_SIGNED_IN'],
});

export const endDevice = action({
  method: 'POST',
  path: '/privacy/devices/{id}/end',
  who: 'learner',
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND'],
});

export const consents = read({
  path: '/privacy/consents',
  who: 'maybe-taker',
  response: z.extend(consentState, {
    /** The services outside that this server has: nobody need be asked about another one. */
    services: z.array(z.enum(CONSENT_KINDS)),
  }),
  errors: ['NOT_SIGNED_IN'],
});

export const setConsent = command({
  path: '/privacy/consents',
  who: 'taker',
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

export const exportData = read({
  path: '/privacy/export',
  who: 'learner',
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

export const deleteAccount = action({
  method: 'POST',
  path: '/privacy/delete',
  who: 'learner',
  body: z.object({ phone: phoneSchema, code: otpCode }),
  response: z.object({}),
  errors: ['NOT_SIGNED_IN', 'OTP_WRONG'],
});
