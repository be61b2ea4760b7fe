import { db } from '../database/db.ts';
import { readEach, readStored } from '../database/read-stored.ts';
import { chunkRow, recordingRow } from '../database/rows.ts';

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
  const [stored, storedChunks] = await Promise.all([
    db.recordings.get(recordingId),
    db.chunks.where('recordingId').equals(recordingId).sortBy('index'),
  ]).catch((error: unknown) => {
    throw new RecordingUnreadable(`recording ${recordingId} cannot be read`, false, error);
  });
  const row = readStored(recordingRow, stored);
  if (!row) throw new RecordingUnreadable(`recording ${recordingId} is not on this device`, true);
  const chunks = readEach(chunkRow, storedChunks);
  const whole = join(chunks.map(({ bytes }) => bytes));
  const isWhole = chunks.every(({ index }, at) => index === at) && whole.byteLength === row.bytes;
  if (!isWhole) throw new RecordingUnreadable(`parts of recording ${recordingId} are missing`, true);
  return whole;
}

/** What can still be read of a recording, for a file that a person saves. */
export interface SalvagedRecording {
  /** As it is stored, even if this version of the app cannot read it; null if the browser cannot. */
  row: object | null;
  bytes: Uint8Array<ArrayBuffer>;
  /** What is missing: chunks by their index, a second of sound each, and bytes if their number is known. */
  missing: { chunks: number[]; bytes: number | null } | null;
}

/** Reads chunk by chunk, so that one unreadable chunk does not cost the others, and never throws for one. */
export async function salvageRecording(recordingId: string): Promise<SalvagedRecording> {
  const stored = await db.recordings.get(recordingId).catch(() => undefined);
  const row = readStored(recordingRow, stored);
  const keys = await db.chunks.where('recordingId').equals(recordingId).primaryKeys();
  const found = new Map<number, ArrayBuffer>();
  for (const [id, index] of keys) {
    const chunk = readStored(chunkRow, await db.chunks.get([id, index]).catch(() => undefined));
    if (chunk) found.set(index, chunk.bytes);
  }
  const indices = keys.map(([, index]) => index);
  const expected = indices.length === 0 ? 0 : Math.max(...indices) + 1;
  const chunks = Array.from({ length: expected }, (_, index) => index).filter((index) => !found.has(index));
  const bytes = join([...found].sort(([one], [other]) => one - other).map(([, part]) => part));
  const lacking = row ? row.bytes - bytes.byteLength : null;
  const isWhole = chunks.length === 0 && lacking === 0;
  return {
    row: typeof stored === 'object' ? stored : null,
    bytes,
    missing: isWhole ? null : { chunks, bytes: lacking },
  };
}
