import type { Page } from 'playwright';

/** An answer as stored on a device. */
export interface SavedAnswer {
  attemptId: string;
  questionId: string;
  answer: unknown;
}

export interface DeviceCommand {
  id: string;
  seq: number;
  operation: string;
  body: Record<string, unknown>;
  slot: string | null;
  state: 'queued' | 'parked';
  /** Above 0 it may have reached the server. */
  tries: number;
  lastCode: string | null;
}

export interface DeviceRecording {
  id: string;
  questionId: string;
  startedAt: number;
  /** The hash that the app stored. */
  sha256: string | null;
  /** Computed here from its chunks; null where they are no longer on the device. */
  stored: { bytes: number; sha256: string } | null;
}

/** A device's data of a taker, read from its database. */
export interface DeviceState {
  commands: DeviceCommand[];
  answers: SavedAnswer[];
  receipts: { id: string; kind: 'command' | 'recording'; sha256: string | null }[];
  /** Closed recordings. */
  recordings: DeviceRecording[];
}

/** Reads the device's data of its owners: a learner, and the guest they were before. */
export const readDevice = (page: Page, owners: readonly string[]): Promise<DeviceState> =>
  page.evaluate(async (whose) => {
    interface Owned {
      owner: string;
    }
    type Stored = DeviceRecording & Owned & { state: string };
    interface Chunk {
      recordingId: string;
      index: number;
      bytes: ArrayBuffer;
    }
    const known = await indexedDB.databases();
    // Opening it would create an empty one, which the app could not use.
    if (!known.some(({ name }) => name === 'luyen-outbox'))
      return { commands: [], answers: [], receipts: [], recordings: [] };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const open = indexedDB.open('luyen-outbox');
      open.onerror = () => reject(open.error);
      open.onsuccess = () => resolve(open.result);
    });
    const names = ['commands', 'receipts', 'answers', 'recordings', 'chunks'];
    const tx = database.transaction(names);
    const all = <T>(name: string): Promise<T[]> =>
      new Promise((resolve, reject) => {
        const rows = tx.objectStore(name).getAll();
        rows.onerror = () => reject(rows.error);
        rows.onsuccess = () => resolve(rows.result);
      });
    const [commands, receipts, answers, recordings, chunks] = await Promise.all([
      all<DeviceCommand & Owned>('commands'),
      all<DeviceState['receipts'][number] & Owned>('receipts'),
      all<SavedAnswer & Owned>('answers'),
      all<Stored>('recordings'),
      all<Chunk>('chunks'),
    ]);
    database.close();
    const own = <T extends Owned>(rows: T[]): T[] => rows.filter(({ owner }) => whose.includes(owner));
    const hash = async (id: string): Promise<DeviceRecording['stored']> => {
      const pieces = chunks
        .filter(({ recordingId }) => recordingId === id)
        .sort((a, b) => a.index - b.index)
        .map(({ bytes }) => bytes);
      if (pieces.length === 0) return null;
      const bytes = await new Blob(pieces).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      return { bytes: bytes.byteLength, sha256 };
    };
    const closed = own(recordings).filter(({ state }) => state !== 'open');
    return {
      commands: own(commands),
      receipts: own(receipts),
      answers: own(answers).map(({ attemptId, questionId, answer }) => ({ attemptId, questionId, answer })),
      recordings: await Promise.all(
        closed.map(async ({ id, questionId, startedAt, sha256 }) => ({
          id,
          questionId,
          startedAt,
          sha256,
          stored: await hash(id),
        })),
      ),
    };
  }, owners);
