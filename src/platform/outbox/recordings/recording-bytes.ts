import { db } from '../database/db.ts';
import type { RecordingRow } from '../database/rows.ts';

/** A recording, or a part of it, is no longer on this device, or the browser fails to read it. */
export class RecordingUnreadable extends Error {
  override readonly name = 'RecordingUnreadable';
  /** A retry cannot help: it is not there. */
  readonly isFinal: boolean;
  constructor(why: string, isFinal: boolean, cause?: unknown) {
    super(why, { cause });
    this.isFinal = isFinal;
  }
}

// Checked by its tag: IndexedDB may return a value of another realm.
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

function join(parts: readonly ArrayBuffer[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(new Uint8Array(part), offset);
    offset += part.byteLength;
  }
  return whole;
}

/**
 * The whole recording, in the order it was made.
 * @throws {RecordingUnreadable} if any of the stored bytes are missing
 */
export async function readRecording(recordingId: string): Promise<Uint8Array<ArrayBuffer>> {
  const [row, chunks] = await Promise.all([
    db.recordings.get(recordingId),
    db.chunks.where('recordingId').equals(recordingId).sortBy('index'),
  ]).catch((error: unknown) => {
    throw new RecordingUnreadable(`recording ${recordingId} cannot be read`, false, error);
  });
  if (!row) throw new RecordingUnreadable(`recording ${recordingId} is not on this device`, true);
  const parts = chunks.map(({ bytes }) => bytes).filter(isBuffer);
  const whole = join(parts);
  const isWhole = chunks.every(({ index }, at) => index === at) && whole.byteLength === row.bytes;
  if (!isWhole) throw new RecordingUnreadable(`parts of recording ${recordingId} are missing`, true);
  return whole;
}

/** What can still be read of a recording, for a file that a person saves. */
export interface SalvagedRecording {
  /** Null if not even that can be read. */
  row: RecordingRow | null;
  bytes: Uint8Array<ArrayBuffer>;
  /** What is missing: chunks by their index, a second of sound each, and bytes if their number is known. */
  missing: { chunks: number[]; bytes: number | null } | null;
}

/** Reads chunk by chunk, so that one unreadable chunk does not cost the others, and never throws for one. */
export async function salvageRecording(recordingId: string): Promise<SalvagedRecording> {
  const row = await db.recordings.get(recordingId).catch(() => undefined);
  const keys = await db.chunks.where('recordingId').equals(recordingId).primaryKeys();
  const found = new Map<number, ArrayBuffer>();
  for (const [id, index] of keys) {
    const bytes = await db.chunks.get([id, index]).then(
      (chunk) => chunk?.bytes,
      () => undefined,
    );
    if (isBuffer(bytes)) found.set(index, bytes);
  }
  const indices = keys.map(([, index]) => index);
  const expected = indices.length === 0 ? 0 : Math.max(...indices) + 1;
  const chunks = Array.from({ length: expected }, (_, index) => index).filter((index) => !found.has(index));
  const bytes = join([...found].sort(([one], [other]) => one - other).map(([, part]) => part));
  const lacking = row ? row.bytes - bytes.byteLength : null;
  const isWhole = chunks.length === 0 && lacking === 0;
  return { row: row ?? null, bytes, missing: isWhole ? null : { chunks, bytes: lacking } };
}
