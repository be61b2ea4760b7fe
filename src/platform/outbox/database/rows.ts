import { z } from 'zod/mini';
import { answerSchema } from '#contract/question.ts';

/**
 * Version of the rows written now. Older rows are migrated when read; newer ones are left for a newer app.
 */
export const ROW_VERSION = 1;

/** `lastCode` of a row whose recording stays here until the learner agrees again. */
export const CONSENT_WITHDRAWN = 'CONSENT_WITHDRAWN';

// Checked by its tag: IndexedDB may return a value of another realm.
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/** One piece of work that must arrive exactly once. */
export const commandRow = z.object({
  /** Order of saving on this device. */
  seq: z.number(),
  /** UUIDv7; the server deduplicates by it. */
  id: z.string(),
  v: z.number(),
  /** Learner or guest that owns the work: only their token may send it. */
  owner: z.string(),
  operation: z.string(),
  params: z.unknown(),
  body: z.unknown(),
  /** Shown to the learner: the question's or the lesson's title. */
  label: z.string(),
  /** Recording that must be on the server first. */
  recordingId: z.nullable(z.string()),
  /** Commands that must be sent first, if they are still queued. */
  after: z.array(z.string()),
  /** Rows of one slot replace each other unless they have been sent. */
  slot: z.nullable(z.string()),
  state: z.enum(['queued', 'parked']),
  /** Times it was taken for sending; above 0 it may have reached the server. */
  tries: z.number(),
  /** Times that the row itself caused a failure since somebody last asked to send it; missing: never. */
  strikes: z.exactOptional(z.number()),
  /** Device clock, milliseconds. */
  savedAt: z.number(),
  nextTryAt: z.number(),
  /** Bytes, recording included. */
  size: z.number(),
  lastCode: z.nullable(z.string()),
  lastMessage: z.nullable(z.string()),
});
export type CommandRow = z.infer<typeof commandRow>;

export const recordingRow = z.object({
  id: z.string(),
  owner: z.string(),
  /** MIME type reported by the recorder, without parameters. */
  type: z.string(),
  /** Attempt and question that it answers, by which it is found after a crash. */
  attemptId: z.string(),
  questionId: z.string(),
  /** Address of the page where it was made; missing in rows of earlier versions. */
  page: z.exactOptional(z.string()),
  /**
   * `open`: chunks are still coming, or a crash left it so. `complete`: closed with the command that carries
   * it. `sent`: on the server, stored here for playback.
   */
  state: z.enum(['open', 'complete', 'sent']),
  startedAt: z.number(),
  bytes: z.number(),
  sha256: z.nullable(z.string()),
  /** Bytes acknowledged by the server. */
  acked: z.number(),
});
export type RecordingRow = z.infer<typeof recordingRow>;

export const chunkRow = z.object({
  recordingId: z.string(),
  index: z.number(),
  /** Never a Blob: WebKit fails to store them and Firefox stalls on revived ones. */
  bytes: z.custom<ArrayBuffer>(isBuffer),
});
export type ChunkRow = z.infer<typeof chunkRow>;

const conversationPlace = z.object({
  questionId: z.string(),
  /** The follow-up that is being asked, if one is. */
  followUp: z.exactOptional(
    z.object({ text: z.string(), vi: z.string(), voice: z.string(), by: z.enum(['author', 'model']) }),
  ),
});
export type ConversationPlace = z.infer<typeof conversationPlace>;

const examClock = z.object({
  /**
   * Server's clock minus this device's when the attempt began, milliseconds. Fixed for the whole attempt: a
   * newer value would shift the answers against the deadline.
   */
  skew: z.number(),
  /** By the corrected clock: device clock plus `skew`. */
  deadlineAt: z.number(),
  /** Whether a question is marked for review, by its id; missing: never set. */
  marks: z.record(z.string(), z.boolean()),
});
export type ExamClock = z.infer<typeof examClock>;

/** One attempt at a practice or a timed test, as this device knows it. */
export const attemptRow = z.object({
  id: z.string(),
  owner: z.string(),
  practiceId: z.string(),
  openedAt: z.number(),
  submittedAt: z.nullable(z.number()),
  /** Timed tests only. */
  test: z.exactOptional(examClock),
  /** Where the learner is in a conversation; missing: at its beginning. */
  place: z.exactOptional(conversationPlace),
});
export type AttemptRow = z.infer<typeof attemptRow>;

/** The learner's latest answer to a question of an attempt. */
export const answerRow = z.object({
  attemptId: z.string(),
  questionId: z.string(),
  owner: z.string(),
  answer: answerSchema,
  savedAt: z.number(),
  /** It was given on another device, and brought here; missing: it was given here. */
  elsewhere: z.exactOptional(z.literal(true)),
});
export type AnswerRow = z.infer<typeof answerRow>;

/** A confirmation by the server. */
export const receiptRow = z.object({
  id: z.string(),
  owner: z.string(),
  kind: z.enum(['command', 'recording']),
  at: z.number(),
  sha256: z.nullable(z.string()),
  /** The command's row, stored until the server has confirmed again that it has it. */
  row: z.exactOptional(commandRow),
  /** When the server confirmed that; device clock. */
  provedAt: z.exactOptional(z.number()),
  /** The server could not tell: acknowledged before rows were stored here. */
  unknown: z.exactOptional(z.literal(true)),
});
export type ReceiptRow = z.infer<typeof receiptRow>;
