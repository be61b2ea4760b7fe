import { z } from 'zod/mini';
import { milliseconds } from '../notebook.ts';
import { action, command, read } from '../protocol/endpoint.ts';
import { pushSettings, pushSubscription } from '../push.ts';

export const settings = read({
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
  method: 'POST',
  path: '/push/subscription/remove',
  who: 'learner',
  body: z.object({ endpoint: pushSubscription.shape.endpoint }),
  response: z.object({}),
});

/** "Nhắc lại sau 1 giờ": sent through the outbox, also from the service worker with no page open. */
export const snooze = command({
  path: '/push/snooze',
  who: 'learner',
  body: z.object({
    /** When it was pressed, by the learner's clock, and the clock's known skew, milliseconds. */
    at: z.number(),
    skew: z.number(),
  }),
  response: z.object({ next_reminder_at: z.nullable(milliseconds) }),
});
