import { RECORDING_MAX_BYTES, type RecordingType, type UploadHeaders } from '#contract/file.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Taker } from '#server/caller/taker.ts';
import { PartFile, uploadsOf } from '#server/domain/recording/part-file.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Tx } from '../../db/connect.ts';
import { lockBlob } from '../../db/lock-blob.ts';
import { holdGuest } from '../../http/guests.ts';
import type { Platform } from '../../platform.ts';
import {
  lockRecording,
  openRecording,
  type RecordingRow,
  removeRecording,
  storeComplete,
  storeReceived,
} from './upload-store.ts';

export type SniffAudio = (bytes: Uint8Array) => RecordingType | null;
type Receipt = ResponseOf<typeof ENDPOINTS.file.uploadToServer>;
/** A refusal whose database changes are committed before it is returned. */
type Outcome = { receipt: Receipt } | { refusal: ApiFailure };

const receiptOf = (row: RecordingRow, received: number, complete: boolean): Outcome => ({
  receipt: { id: row.id, received_bytes: received, complete, sha256: complete ? row.sha256 : null },
});

/** Verifies a fully received recording and moves it into the blob store; an invalid one starts over. */
async function finish(
  { blobs }: Platform,
  sniff: SniffAudio,
  tx: Tx,
  row: RecordingRow,
  part: PartFile,
): Promise<Outcome> {
  const hash = await part.sha256();
  if (hash !== row.sha256) {
    await part.remove();
    await storeReceived(tx, row.id, 0);
    return { refusal: new ApiFailure('UPLOAD_HASH_MISMATCH') };
  }
  const type = sniff(await part.head());
  if (type !== row.type) {
    await part.remove();
    await removeRecording(tx, row.id);
    return { refusal: new ApiFailure(type === null ? 'UPLOAD_NOT_AUDIO' : 'UPLOAD_TYPE_MISMATCH') };
  }
  await lockBlob(tx, hash);
  await storeComplete(tx, row, await blobs.keep(part.path, hash));
  return receiptOf(row, row.length, true);
}

/**
 * Registers the recording and deducts its whole length from the learner's allowance, in a transaction of its
 * own: the learner's other uploads wait for it, and must not wait for bytes as well.
 */
const open = ({ db, allowance }: Platform, taker: Taker, upload: UploadHeaders): Promise<void> =>
  db.transaction(async (tx) => {
    if (taker.isGuest) await holdGuest(tx, taker);
    if (!(await openRecording(tx, taker.id, upload))) return;
    await allowance.takeRecording(tx, taker, upload['upload-length']);
  });

/**
 * Takes one chunk of a recording. Bytes count as received once they are on disk and the database says so; a
 * chunk at another offset changes nothing, and the receipt always reports the server's offset. The row is
 * locked meanwhile, so that two uploads of the same recording take turns. Throws `STORAGE_FULL` or
 * `STORAGE_QUOTA` when there is no space; a complete recording gets its receipt regardless.
 */
export async function takeChunk(
  platform: Platform,
  sniff: SniffAudio,
  taker: Taker,
  upload: UploadHeaders,
  bytes: Uint8Array,
): Promise<Receipt> {
  if (upload['upload-length'] === 0) throw new ApiFailure('UPLOAD_EMPTY');
  if (upload['upload-length'] > RECORDING_MAX_BYTES) throw new ApiFailure('UPLOAD_TOO_LARGE');
  const offset = upload['upload-offset'];
  if (offset + bytes.byteLength > upload['upload-length']) throw new ApiFailure('BAD_REQUEST');
  const part = new PartFile(uploadsOf(platform.config), upload['upload-id']);
  const { disk } = platform;
  const letIn = (space: number) => (taker.isGuest ? disk.letGuestIn(space) : disk.letUploadIn(space));

  const take = async (tx: Tx): Promise<Outcome | null> => {
    const row = await lockRecording(tx, taker.id, upload);
    if (!row) return null;
    if (row.blob_key !== null) return receiptOf(row, row.length, true);
    await letIn(bytes.byteLength);
    const onDisk = await part.size();
    let received = Math.min(row.received, onDisk);
    if (bytes.byteLength > 0 && offset === received) {
      await part.write(offset, bytes);
      received += bytes.byteLength;
    }
    if (received === row.length) return finish(platform, sniff, tx, row, part);
    if (received !== row.received) await storeReceived(tx, row.id, received);
    return receiptOf(row, received, false);
  };
  let outcome = await platform.db.transaction(take);
  if (outcome === null) {
    await letIn(0);
    await open(platform, taker, upload);
    outcome = await platform.db.transaction(take);
  }
  // Deleted between the two transactions, with its learner.
  if (outcome === null) throw new ApiFailure('NOT_SIGNED_IN');
  if ('refusal' in outcome) throw outcome.refusal;
  // Only now: had the server been killed before the commit, the bytes would still be needed.
  if (outcome.receipt.complete) await part.remove();
  return outcome.receipt;
}
