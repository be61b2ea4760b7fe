import type { PushSettings } from '#contract/push.ts';
import type { Answer } from '#contract/question.ts';

/**
 * Version of the rows written now. Older rows are migrated when read; newer ones are left for a newer app.
 */
export const ROW_VERSION = 1;

/** `lastCode` of a row whose recording stays here until the learner agrees again. */
export const CONSENT_WITHDRAWN = 'CONSENT_WITHDRAWN';

/** One piece of work that must arrive exactly once. */
export interface CommandRow {
  /** Order of saving on this device. */
  seq: number;
  /** UUIDv7; the server deduplicates by it. */
  id: string;
  v: number;
  /** Learner or guest that owns the work: only their token may send it. */
  owner: string;
  operation: string;
  params: unknown;
  body: unknown;
  /** Shown to the learner: the question's or the lesson's title. */
  label: string;
  /** Recording that must be on the server first. */
  recordingId: string | null;
  /** Commands that must be sent first, if they are still queued. */
  after: string[];
  /** Rows of one slot replace each other unless they have been sent. */
  slot: string | null;
  state: 'queued' | 'parked';
  /** Times it was taken for sending; above 0 it may have reached the server. */
  tries: number;
  /** Times that the row itself caused a failure since somebody last asked to send it; missing: never. */
  strikes?: number;
  /** Device clock, milliseconds. */
  savedAt: number;
  nextTryAt: number;
  /** Bytes, recording included. */
  size: number;
  lastCode: string | null;
  lastMessage: string | null;
}

export interface RecordingRow {
  id: string;
  owner: string;
  /** MIME type reported by the recorder, without parameters. */
  type: string;
  /** Attempt and question that it answers, by which it is found after a crash. */
  attemptId: string;
  questionId: string;
  /** Address of the page where it was made; missing in rows of earlier versions. */
  page?: string;
  /**
   * `open`: chunks are still coming, or a crash left it so. `complete`: closed with the command that carries
   * it. `sent`: on the server, stored here for playback.
   */
  state: 'open' | 'complete' | 'sent';
  startedAt: number;
  bytes: number;
  sha256: string | null;
  /** Bytes acknowledged by the server. */
  acked: number;
}

export interface ChunkRow {
  recordingId: string;
  index: number;
  /** Never a Blob: WebKit fails to store them and Firefox stalls on revived ones. */
  bytes: ArrayBuffer;
}

/** One attempt at a practice or a timed test, as this device knows it. */
export interface AttemptRow {
  id: string;
  owner: string;
  practiceId: string;
  openedAt: number;
  submittedAt: number | null;
  /** Timed tests only. */
  test?: ExamClock;
  /** Where the learner is in a conversation; missing: at its beginning. */
  place?: ConversationPlace;
}

export interface ConversationPlace {
  questionId: string;
  /** The follow-up that is being asked, if one is. */
  followUp?: { text: string; vi: string; voice: string; by: 'author' | 'model' };
}

export interface ExamClock {
  /**
   * Server's clock minus this device's when the attempt began, milliseconds. Fixed for the whole attempt: a
   * newer value would shift the answers against the deadline.
   */
  skew: number;
  /** By the corrected clock: device clock plus `skew`. */
  deadlineAt: number;
  /** Whether a question is marked for review, by its id; missing: never set. */
  marks: Record<string, boolean>;
}

/** The learner's latest answer to a question of an attempt. */
export interface AnswerRow {
  attemptId: string;
  questionId: string;
  owner: string;
  answer: Answer;
  savedAt: number;
}

/** A confirmation by the server. */
export interface ReceiptRow {
  id: string;
  owner: string;
  kind: 'command' | 'recording';
  at: number;
  sha256: string | null;
  /** The command's row, stored until the server has confirmed again that it has it. */
  row?: CommandRow;
  /** When the server confirmed that; device clock. */
  provedAt?: number;
  /** The server could not tell: acknowledged before rows were stored here. */
  unknown?: true;
}

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
  /** Whether the learner lets this browser transcribe their speech, which may send sound off the device. */
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
