import { z } from 'zod/mini';
import { otpCode, phoneSchema } from '../account.ts';
import { CONSENT_KINDS, CONSENTS_ASKED, consentState, device } from '../privacy.ts';
import { profileSchema } from '../profile.ts';
import { action, command, read } from '../protocol/endpoint.ts';

export const devices = read({
  summary: 'Where the learner is signed in',
  path: '/privacy/devices',
  who: 'learner',
  response: z.object({ devices: z.array(device) }),
});

export const endDevice = action({
  summary: 'Signs one device of the learner out',
  method: 'POST',
  path: '/privacy/devices/{id}/end',
  who: 'learner',
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['NOT_FOUND'],
});

export const consents = read({
  summary: 'What the learner consented to, and when',
  path: '/privacy/consents',
  who: 'maybe-taker',
  response: z.extend(consentState, {
    /** External services configured on this server; no consent is needed for others. */
    services: z.array(z.enum(CONSENT_KINDS)),
  }),
});

export const setConsent = command({
  summary: 'Gives or withdraws a consent; the latest decision applies, whatever order they arrive in',
  storedAs: 'privacy.setConsent',
  label: 'Điều bạn đồng ý',
  slots: [{ prefix: 'consent', of: ['kind', 'owner'] }],
  path: '/privacy/consents',
  who: 'taker',
  body: z.object({
    kind: z.enum(CONSENTS_ASKED),
    given: z.boolean(),
    /** When it was decided, by the learner's clock, and the clock's known skew, milliseconds. */
    at: z.number(),
    skew: z.number(),
  }),
  response: consentState,
});

const row = z.record(z.string(), z.unknown());

export const exportData = read({
  summary: 'All data stored about the learner, as one JSON text. Times are ISO 8601',
  path: '/privacy/export',
  who: 'learner',
  response: z.object({
    format: z.literal('luyen-export'),
    version: z.literal(1),
    exported_at: z.string(),
    profile: profileSchema,
    /** The learner's picture with the path of its file; null for the default one. */
    avatar: z.nullable(row),
    time_zone: z.string(),
    registered_at: z.string(),
    registration: row,
    consents: z.array(row),
    devices: z.array(row),
    /** Devices that the learner has signed in on, with the time of last use. */
    known_devices: z.array(row),
    vip: z.array(row),
    courses: z.array(row),
    lesson_progress: z.array(row),
    /** Sections of pronunciation lessons. */
    pronunciation_progress: z.array(row),
    /** Completions by day, courses tried, and the chosen course level. */
    study_events: z.array(row),
    /** Measured time by day and piece of work. */
    study_times: z.array(row),
    /** Journeys: when another time zone began to apply. */
    time_zone_changes: z.array(row),
    trial_registrations: z.array(row),
    /** Books of learning trials under which the learner wants to be advised. */
    tagged_contacts: z.array(row),
    course_level: z.array(row),
    /** The speaking level that was set. */
    speaking_level: z.array(row),
    /** Each with the signed text and its signature. */
    certificates: z.array(row),
    /** What the learner is notified of, on which devices (without their keys), and the next reminder. */
    push_settings: z.array(row),
    push_subscriptions: z.array(row),
    streak_reminder: z.array(row),
    /** Notifications of the last weeks. */
    pushes: z.array(row),
    /** Restarts of lessons, revise sets and pronunciation lessons, and gradings requested per day. */
    restarts: z.array(row),
    grading_counts: z.array(row),
    /** Use of external services per day: calls, tokens, cost in millionths. */
    provider_usage: z.array(row),
    /** Attempts at practices, each with its answers and their evaluations. */
    attempts: z.array(z.extend(z.looseObject({ id: z.uuid() }), { answers: z.array(row) })),
    /** Requests to teachers and their grades. */
    teacher_gradings: z.array(row),
    /** Messages about grades, as learner or as teacher. */
    grading_messages: z.array(row),
    /** Of a teacher: drafts, second opinions and phrases. */
    grading_drafts: z.array(row),
    second_opinions: z.array(row),
    teacher_phrases: z.array(row),
    revise_answers: z.array(row),
    /** Cards of the error notebook, and their events. */
    notebook_cards: z.array(row),
    notebook_events: z.array(row),
    question_reports: z.array(row),
    /** What the learner typed in their requests to be called, whatever number they gave. */
    advice_requests: z.array(row),
    /** Requests to call the number that the learner has proven, whoever sent them; what the centre did and noted. */
    advice_for_number: z._default(z.array(row), []),
    advice_events: z.array(row),
    /** When the centre offered this copy. */
    data_offers: z.array(row),
    /** Complete ones include the path of their file. */
    recordings: z.array(row),
    /**
     * Of the speaking room: the last check of microphone, speaker and room; answers to the survey; parts of tests
     * that were handed in; rejected results with the reasons.
     */
    speaking_preparation: z.array(row),
    speaking_surveys: z.array(row),
    speaking_parts: z.array(row),
    speaking_rejections: z.array(row),
    /** The introduction to conversation, and the level. */
    conversation_level: z.array(row),
    /** Scenes talked through to their end. */
    scene_visits: z.array(row),
    /** Talks in scenes that were left before their end. */
    open_scenes: z._default(z.array(row), []),
    /** Of those who teach or run the centre: their roles, and since when they have a second factor. */
    roles: z.array(row),
    second_factor: z.array(row),
    /** Devices on which a code was right, requests to become an operator, and what they were told. */
    verified_devices: z._default(z.array(row), []),
    operator_requests: z._default(z.array(row), []),
    staff_notices: z._default(z.array(row), []),
    /**
     * What those who teach or run the centre did with the learner's data, and what the learner did as one of them. Other
     * people are left out.
     */
    audit_entries: z.array(row),
    /** Classes that the learner is or was a member of, and those that they teach. */
    class_memberships: z.array(row),
    classes_taught: z.array(row),
    class_attendance: z.array(row),
    /** What teachers wrote for the learner alone, what they were told about it, and what they wrote as a teacher. */
    class_notes: z.array(row),
    class_notices: z.array(row),
    class_notes_written: z.array(row),
  }),
});

export const deleteAccount = action({
  summary:
    'Deletes the learner and all data stored about them; requires the phone number as confirmation, and the code for deletion that was sent to it',
  method: 'POST',
  path: '/privacy/delete',
  who: 'learner',
  body: z.object({ phone: phoneSchema, code: otpCode }),
  response: z.object({}),
  errors: ['OTP_WRONG'],
});
