import type { Counter } from 'prom-client';

/** The pair of keys that identifies this site to push services, base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** A browser's subscription. */
export interface PushTarget {
  endpoint: string;
  /** The browser's keys, base64url. */
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** JSON of the contract's `pushPayload`. */
  payload: string;
  /** How long the push service keeps it for a device that is off, seconds. */
  ttl: number;
  /** `high` wakes a phone that is saving power. */
  urgency: 'low' | 'normal' | 'high';
  /** At most 32 characters of base64url; a later message with the same topic replaces one that is not delivered yet. */
  topic: string;
}

/**
 * What came of it. `gone`: the subscription has ended. `later`: worth another try, after the seconds that the push
 * service asked for. `refused`: never worth another.
 */
export type PushOutcome =
  | { kind: 'delivered' }
  | { kind: 'gone' }
  | { kind: 'later'; afterSeconds: number | null }
  | { kind: 'refused'; status: number | null };

/** Sends encrypted messages to browsers through their push services. */
export interface PushSender {
  /** With which browsers subscribe. */
  publicKey: string;
  /** What became of notifications, in this process. */
  outcomes: Counter<'kind' | 'outcome'>;
  /** Whether an endpoint may be a push service: never a private host, whatever a device claims. */
  mayReach(endpoint: string): boolean;
  /** Never rejects: failures are outcomes. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
  close(): void;
}
