import type { PushSettings } from '#contract/push.ts';

/** This device's push subscription, of the learner who turned reminders on here. */
export interface PushDevice {
  owner: string;
  endpoint: string;
  /** The server's key that it was made with, base64url. */
  publicKey: string;
  /** When the server stored it, device clock; 0: it has not yet. */
  sentAt: number;
  /** Endpoint that the server knows instead, as far as this device was told. */
  replaces?: string;
}

/** A reminder that the learner has put off by an hour. */
export interface SnoozedReminder {
  owner: string;
  /** The command that tells the server. */
  commandId: string;
  /** Device clock, milliseconds. */
  dueAt: number;
  title: string;
  body: string;
  /** Page that it opens. */
  path: string;
}

/** The last day on which a learner completed something here, by the clock of this device. */
export interface StudyNote {
  /** ISO date. */
  day: string;
  /** How many such days there have been. */
  days: number;
}

/** What the badge counts besides the queue. */
export interface BadgeNote {
  isOff: boolean;
  unread: number;
  /** When the first card of the notebook falls due, milliseconds; null: none does. */
  cardsDueAt: number | null;
}

export type MetaRow =
  /** Created with the database: distinguishes it from one that replaced it. */
  | { key: 'identity'; id: string }
  | { key: 'sender'; owner: string; token: string }
  /** The guest who works on this device. */
  | { key: 'visitor'; owner: string; token: string }
  /** Server's clock minus this device's at its last response, milliseconds. */
  | { key: 'skew'; ms: number }
  /** The learner agreed that recordings leave the device; device clock. */
  | { key: `voiceConsent:${string}`; at: number }
  /** Whether earlier versions were allowed to let the browser transcribe; nothing reads it any more. */
  | { key: `dictation:${string}`; on: boolean }
  /** A token of this device still to be ended on the server; stored for nothing else. Device clock. */
  | { key: `revocation:${string}`; token: string; at: number }
  /** Recordings wait for Wi-Fi, except those of rows up to this `seq`. */
  | { key: 'recordingsOnWifi'; sentUpTo: number }
  /** Commands that the server had acknowledged but does not have; they were queued again. */
  | { key: `missing:${string}`; count: number }
  | ({ key: 'push' } & PushDevice)
  | ({ key: 'snoozed' } & SnoozedReminder)
  | ({ key: `studied:${string}` } & StudyNote)
  | ({ key: `badge:${string}` } & BadgeNote)
  /** The learner's choices as this device last knew them, for reminders shown without the server. */
  | { key: `pushSettings:${string}`; settings: PushSettings }
  /** The server rejected the token: sending waits for a new sign-in. */
  | { key: 'signInNeeded'; owner: string };
