import type { Answer } from '#contract/question.ts';

/** Version of the rows written now. Older rows are migrated when read, newer ones are left for a newer app. */
export const ROW_VERSION = 1;

/** `lastCode` of a row whose recording stays here until the learner agrees anew. */
export const CONSENT_WITHDRAWN = 'CONSENT_WITHDRAWN';

/** One piece of work that must arrive, exactly once. */
export interface CommandRow {
  /** Order of saving on this device. */
  seq: number;
  /** UUIDv7; the server dedupes by it. */
  id: string;
  v: number;
  /** Learner or guest that the work belongs to: only their token may send it. */
  owner: string;
  operation: string;
  params: unknown;
  body: unknown;
  /** What to show a person: the question's or the lesson's title. */
  label: string;
  /** Recording that must be on the server first. */
  recordingId: string | null;
  /** Commands that go first, while they are still queued. */
  after: string[];
  /** Rows of one slot replace each other as long as they were never sent. */
  slot: string | null;
  state: 'queued' | 'parked';
  /** Times it was taken up for sending; above 0 it may have reached the server. */
  tries: number;
  /** Times that it failed for its own sake since somebody last said to send it; missing: never. */
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
  /** What the recorder said it makes, without parameters. */
  type: string;
  /** Which attempt and question it answers: how a crash finds it again. */
  attemptId: string;
  questionId: string;
  /** Address of the page that it was made on; missing in rows of earlier versions. */
  page?: string;
  /** `open`: chunks are still coming, or a crash left it so. `complete`: closed with the command that carries it. `sent`: on the server, kept to be listened to. */
  state: 'open' | 'complete' | 'sent';
  startedAt: number;
  bytes: number;
  sha256: string | null;
  /** Bytes that the server acknowledged. */
  acked: number;
}

export interface ChunkRow {
  recordingId: string;
  index: number;
  /** Never a Blob: WebKit fails to store them and Firefox stalls on revived ones. */
  bytes: ArrayBuffer;
}

/** One go at a practice or a timed test, as this device knows it. */
export interface AttemptRow {
  id: string;
  owner: string;
  practiceId: string;
  openedAt: number;
  submittedAt: number | null;
  /** Of a timed test only. */
  test?: ExamClock;
}

export interface ExamClock {
  /**
   * Server's clock minus this device's when the attempt began, milliseconds. It stays for the whole attempt: a newer
   * value would move the answers against the deadline.
   */
  skew: number;
  /** By the corrected clock: device clock plus `skew`. */
  deadlineAt: number;
  /** Whether a question is to be looked at again, by its id; missing: never said. */
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

/** What the server confirmed. */
export interface ReceiptRow {
  id: string;
  owner: string;
  kind: 'command' | 'recording';
  at: number;
  sha256: string | null;
  /** A command's row, kept until the server has said once more that it holds it. */
  row?: CommandRow;
  /** When the server said so; device clock. */
  provedAt?: number;
  /** The server could not say: acknowledged before rows were kept. */
  unknown?: true;
}

export type MetaRow =
  /** Made with the database: tells it from one that took its place. */
  | { key: 'identity'; id: string }
  | { key: 'sender'; owner: string; token: string }
  /** Who works on this device without being signed in. */
  | { key: 'visitor'; owner: string; token: string }
  /** Server's clock minus this device's when it last answered, milliseconds. */
  | { key: 'skew'; ms: number }
  /** The learner agreed that recordings leave the device; device clock. */
  | { key: `voiceConsent:${string}`; at: number }
  /** Whether the learner lets this browser write down what they say, which may send sound away. */
  | { key: `dictation:${string}`; on: boolean }
  /** A token of this device that the server is still to be told is ended; kept for nothing else. Device clock. */
  | { key: `revocation:${string}`; token: string; at: number }
  /** Commands that the server had acknowledged and does not hold; they were queued again. */
  | { key: `missing:${string}`; count: number }
  /** The server refused the token: sending waits for a new sign-in. */
  | { key: 'signInNeeded'; owner: string };
