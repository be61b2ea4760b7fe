import { z } from 'zod/mini';
import { insidePathSchema } from './inside-path-schema.ts';
import { milliseconds } from './notebook.ts';
import { recordBounds } from './protocol/text.ts';

/** What a learner can be notified of. `class`: a lesson with a teacher begins soon. */
export const PUSH_KINDS = ['streak', 'graded', 'class', 'news'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** What is sent, whatever is turned on: also what happened to an account of staff. */
const SENT_KINDS = [...PUSH_KINDS, 'account'] as const;

/** Maximum notifications per learner and day, of all kinds together. */
export const PUSHES_PER_DAY = 4;
/** Delay of "Nhắc lại sau 1 giờ". */
export const SNOOZE_MS = 3_600_000;

/** A time of day in the learner's zone, such as `22:30`. */
export const timeOfDay = z.string().check(z.maxLength(5), z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** What and when a learner wants to be notified. */
export const pushSettings = z.object({
  /** Off until the learner turns them on, each by itself. */
  kinds: z.record(z.enum(PUSH_KINDS), z.boolean()).register(recordBounds, { max: PUSH_KINDS.length }),
  /** Nothing is sent from the first to the second; equal: at any hour. */
  quiet_from: timeOfDay,
  quiet_to: timeOfDay,
});
export type PushSettings = z.infer<typeof pushSettings>;

export const DEFAULT_PUSH_SETTINGS: PushSettings = {
  kinds: { streak: false, graded: false, class: false, news: false },
  quiet_from: '21:30',
  quiet_to: '07:00',
};

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string().check(z.minLength(length), z.maxLength(length), z.regex(/^[\w-]+$/));
};

/** `URL.canParse` is newer than the browsers that have push. */
function isUrl(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}

/** A browser's push subscription, as in `PushSubscription.toJSON()`. */
export const pushSubscription = z.object({
  /** `z.url` would weigh on the first load of every page. */
  endpoint: z.string().check(z.maxLength(1_000), z.regex(/^https:\/\/[!-~]+$/), z.refine(isUrl)),
  keys: z.object({
    /** The browser's public key, an uncompressed P-256 point. */
    p256dh: base64url(65),
    auth: base64url(16),
  }),
});

/** Maximum size of a payload as JSON, bytes. */
export const PUSH_PAYLOAD_MAX_BYTES = 1_024;

/** What is sent, encrypted, to the service worker: at most 1 kB of JSON. */
export const pushPayload = z.object({
  v: z.literal(1),
  kind: z.enum(SENT_KINDS),
  /** A later notification with the same tag replaces the earlier one. */
  tag: z.string().check(z.maxLength(64)),
  title: z.string().check(z.maxLength(80)),
  body: z.string().check(z.maxLength(200)),
  /** Path of the page that it opens, within the app. */
  path: insidePathSchema,
  /** When it was sent. */
  at: milliseconds,
});
export type PushPayload = z.infer<typeof pushPayload>;
