import { RECORDING_TYPES, type RecordingType } from '#contract/file.ts';
import { OUTBOX } from '#src/messages/outbox.ts';
import type { ApiFailure } from '#src/platform/http/api-result.ts';
import type { VoiceGate } from '../consent/voice-gate.ts';
import { commandsIn, db } from '../database/db.ts';
import type { RecordingRow } from '../database/rows.ts';
import type { Sender } from '../owner/sender.ts';
import { RecordingUnreadable, readRecording } from '../recordings/recording-bytes.ts';
import { closeRecording, recordingById, sealRecording } from '../recordings/recordings.ts';
import { FIRST_PIECE_BYTES, nextPieceBytes } from './piece-size.ts';
import { type Transport, UndecodableRow } from './transport.ts';
import { isStorageFull } from './verdict.ts';

const EMPTY = new ArrayBuffer(0);
/** Responses in a row that acknowledge nothing new, for instance from a server at another offset. */
const MAX_IDLE = 3;

const MISMATCH: ApiFailure = {
  success: false,
  status: 500,
  code: 'UPLOAD_HASH_MISMATCH',
  message: OUTBOX.uploadMismatch,
  data: null,
  retryAfter: null,
};

const recordingType = (type: string): RecordingType => {
  const known = RECORDING_TYPES.find((candidate) => candidate === type);
  if (!known) throw new UndecodableRow(`recording type ${type}`);
  return known;
};

async function closed(id: string): Promise<RecordingRow> {
  // Earlier versions saved the answer and closed its recording separately: a crash in between left it open.
  const seal = await sealRecording(id);
  if (seal) await closeRecording(seal);
  const row = await recordingById(id);
  if (!row) throw new RecordingUnreadable(`recording ${id} is not on this device, or not readable`, true);
  return row;
}

/** Whether the server had no space for something of this learner's that is still queued. */
const lacksSpace = async (owner: string): Promise<boolean> => {
  const waiting = commandsIn(owner, 'queued');
  return (await waiting.filter(({ lastCode }) => isStorageFull(lastCode)).first()) !== undefined;
};

export interface UploadPorts {
  transport: Transport;
  sender: Sender;
  /** Allows recordings to leave the device. */
  gate: VoiceGate;
  signal: AbortSignal;
  now: () => number;
}

/**
 * Uploads one recording, from the last byte that the server acknowledged. Returns null once the server has
 * all of it under the same hash, otherwise the failure. Not a byte leaves the device before the gate has
 * allowed it.
 * @throws {RecordingUnreadable} if this device does not have all of it
 */
export async function sendRecording(
  recordingId: string,
  { transport, sender, gate, signal, now }: UploadPorts,
): Promise<ApiFailure | null> {
  const row = await closed(recordingId);
  if (row.state === 'sent') return null;
  const unknown = await gate();
  if (unknown) return unknown;
  const bytes = await readRecording(recordingId);
  const headers = {
    'upload-id': row.id,
    'upload-length': bytes.byteLength,
    'upload-sha256': row.sha256 ?? '',
    'upload-type': recordingType(row.type),
  };
  let offset = row.acked;
  // After an interrupted attempt the server's offset may differ from the one stored here, and a server
  // without space would be sent a piece in vain: ask first.
  let size = FIRST_PIECE_BYTES;
  let piece = offset > 0 || (await lacksSpace(row.owner)) ? EMPTY : bytes.slice(0, size).buffer;
  for (let idle = 0, losses = 0; idle <= MAX_IDLE; ) {
    const pieceHeaders = { ...headers, 'upload-offset': offset };
    const sentAt = now();
    const result = await transport.sendPiece(sender, pieceHeaders, piece, signal);
    if (!result.success) return result;
    const state = result.data;
    if (state.complete) {
      // The server's hash is the receipt: it must be that of our bytes.
      if (state.sha256 !== row.sha256) return MISMATCH;
      await db.transaction('rw', db.recordings, db.receipts, async () => {
        await db.recordings.update(row.id, { state: 'sent', acked: bytes.byteLength });
        await db.receipts.put({
          id: row.id,
          owner: row.owner,
          kind: 'recording',
          at: Date.now(),
          sha256: state.sha256,
        });
      });
      return null;
    }
    if (state.received_bytes < offset) losses += 1;
    // A server that keeps losing what it had ends it too.
    idle = state.received_bytes > offset ? losses : idle + 1;
    if (piece.byteLength === size) size = nextPieceBytes(size, now() - sentAt);
    offset = state.received_bytes;
    if (offset > 0) await db.recordings.update(row.id, { acked: offset });
    piece = bytes.slice(offset, offset + size).buffer;
  }
  throw new Error(`the upload of ${row.id} makes no progress`);
}

/** The server lacks it after all: the next attempt starts from the beginning. */
export const forgetUpload = (recordingId: string): Promise<unknown> =>
  db.recordings.update(recordingId, { state: 'complete', acked: 0 });
