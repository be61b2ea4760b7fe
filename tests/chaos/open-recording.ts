import type { Page } from 'playwright';

/** A recording under way, as far as it is on the device's disk. */
export interface OpenRecording {
  id: string;
  questionId: string;
  bytes: number;
  /** Of these bytes. */
  sha256: string;
}

/**
 * Reads the recording that is being made on this device; null if there is none.
 * @param leftOpen ids of those that a kill has left open: the clock that ids follow may have been set back since
 */
export const openRecording = (page: Page, leftOpen: Iterable<string>): Promise<OpenRecording | null> =>
  page.evaluate(
    async (left) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const open = indexedDB.open('luyen-outbox');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => resolve(open.result);
      });
      const tx = database.transaction(['recordings', 'chunks']);
      const all = <T>(name: string): Promise<T[]> =>
        new Promise((resolve, reject) => {
          const rows = tx.objectStore(name).getAll();
          rows.onerror = () => reject(rows.error);
          rows.onsuccess = () => resolve(rows.result);
        });
      const [recordings, chunks] = await Promise.all([
        all<{ id: string; questionId: string; state: string }>('recordings'),
        all<{ recordingId: string; index: number; bytes: ArrayBuffer }>('chunks'),
      ]);
      database.close();
      const found = recordings
        .filter(({ id, state }) => state === 'open' && !left.includes(id))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .at(-1);
      if (!found) return null;
      const pieces = chunks
        .filter(({ recordingId }) => recordingId === found.id)
        .sort((a, b) => a.index - b.index)
        .map(({ bytes }) => bytes);
      const bytes = await new Blob(pieces).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      return { id: found.id, questionId: found.questionId, bytes: bytes.byteLength, sha256 };
    },
    [...leftOpen],
  );
