import { z } from 'zod/mini';
import { RECORDING_MAX_BYTES } from '#contract/file.ts';

/** Largest accepted file, bytes. */
export const FILE_MAX_BYTES = 512 * 1024 * 1024;
/**
 * Limits of a file's commands, by number and total bytes of JSON: they are all in memory at the same time.
 */
export const MAX_ROWS = 20_000;
export const ROWS_MAX_BYTES = 64 * 1024 * 1024;

const count = z.number().check(z.int(), z.minimum(0));
const name = z.string().check(z.minLength(1), z.maxLength(200));

export const formatSchema = z.literal('luyen-outbox');
export const versionSchema = z.number().check(z.int(), z.minimum(1));

/** A row of the queue as exported; its content is validated when it is sent. */
export const rowSchema = z.object({
  id: z.uuid(),
  v: versionSchema,
  owner: name,
  operation: name,
  params: z.unknown(),
  body: z.unknown(),
  label: z.string().check(z.maxLength(2000)),
  recordingId: z.nullable(z.uuid()),
  after: z.array(z.uuid()).check(z.maxLength(MAX_ROWS)),
  slot: z.nullable(z.string().check(z.maxLength(500))),
  state: z.enum(['queued', 'parked']),
  tries: count,
  savedAt: z.number(),
  size: count,
  lastCode: z.nullable(z.string().check(z.maxLength(100))),
  lastMessage: z.nullable(z.string().check(z.maxLength(2000))),
});
export type RestoredRow = z.infer<typeof rowSchema>;

export const recordingSchema = z.object({
  id: z.uuid(),
  owner: name,
  type: name,
  attemptId: z.string().check(z.maxLength(200)),
  questionId: z.string().check(z.maxLength(200)),
  state: z.enum(['open', 'complete', 'sent']),
  startedAt: z.number(),
  sha256: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  base64: z.string().check(z.minLength(4), z.maxLength(Math.ceil(RECORDING_MAX_BYTES / 3) * 4)),
});
export type RestoredRecording = z.infer<typeof recordingSchema>;

/** What the export writes for a recording whose bytes could not be read, or only some of them. */
export const soundlessSchema = z.union([
  z.object({ base64: z.optional(z.nullable(z.literal(''))) }),
  z.object({ missing: z.object({}) }),
]);
