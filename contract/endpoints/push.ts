import { z } from 'zod/mini';
import { milliseconds } from '../notebook.ts';
import { action, command, read } from '../protocol/endpoint.ts';
import { pushSettings, pushSubscription } from '../push.ts';

export const settings = read({
  summary: 'What the learner is notified of, when not, and the key with which devices subscribe',
  path: '/push/settings',
  who: 'learner',
  response: z.extend(pushSettings, {
    /** The server's VAPID public key, base64url. */
    public_key: z.string(),
    /** Number of this learner's subscribed devices. */
    devices: z.number(),
    /** When the next streak reminder is planned; null when none is. */
    next_reminder_at: z.nullable(milliseconds),
  }),
});

/** Saved through the outbox, so that it works with no network; the latest decision counts, not the latest arrival. */
export const setSettings = command({
  summary:
    'Changes what the learner is notified of; the latest decision applies, whatever order they arrive in. Turning on any kind records the consent, turning off all withdraws it',
  storedAs: 'push.setSettings',
  label: 'Lựa chọn về lời nhắc',
  slots: [{ prefix: 'push-settings', of: ['owner'] }],
  path: '/push/settings',
  who: 'learner',
  body: z.extend(pushSettings, {
    /** When it was decided, by the learner's clock, and the clock's known skew, milliseconds. */
    at: z.number(),
    skew: z.number(),
  }),
  response: pushSettings,
});

/** Stores this device's subscription, or renews it: called on every open. A device belongs to its last learner. */
export const subscribe = action({
  summary:
    "Stores or renews this device's push subscription, which ends with the session; the oldest of more than ten is dropped",
  method: 'PUT',
  path: '/push/subscription',
  who: 'learner',
  body: z.object({
    subscription: pushSubscription,
    /** Endpoint of this device's former subscription, which the browser has replaced. */
    replaces: z.optional(pushSubscription.shape.endpoint),
  }),
  response: z.object({}),
});

export const unsubscribe = action({
  summary: "Deletes one of the learner's push subscriptions; others' are ignored",
  method: 'POST',
  path: '/push/subscription/remove',
  who: 'learner',
  body: z.object({ endpoint: pushSubscription.shape.endpoint }),
  response: z.object({}),
});

/** "Nhắc lại sau 1 giờ": sent through the outbox, also from the service worker with no page open. */
export const snooze = command({
  summary: 'Postpones the reminder by an hour',
  storedAs: 'push.snooze',
  label: 'Nhắc lại sau',
  slots: [{ prefix: 'push-snooze', of: ['owner'] }],
  path: '/push/snooze',
  who: 'learner',
  body: z.object({
    /** When it was pressed, by the learner's clock, and the clock's known skew, milliseconds. */
    at: z.number(),
    skew: z.number(),
  }),
  response: z.object({ next_reminder_at: z.nullable(milliseconds) }),
});
