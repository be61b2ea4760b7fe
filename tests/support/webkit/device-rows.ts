import { z } from 'zod/mini';
import type { Screen } from './screen.ts';

/** Runs in the page: all rows of a store of the outbox, bytes as `{ kind, bytes }` with their type's name. */
async function readStore(name: string): Promise<unknown> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('luyen-outbox');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result);
  });
  const rows = await new Promise<object[]>((resolve, reject) => {
    const all = database.transaction(name).objectStore(name).getAll();
    all.onerror = () => reject(all.error);
    all.onsuccess = () => resolve(all.result);
  });
  database.close();
  const readable = (value: unknown): unknown =>
    value instanceof ArrayBuffer
      ? { kind: 'ArrayBuffer', bytes: [...new Uint8Array(value)] }
      : value instanceof Blob
        ? { kind: 'Blob', bytes: [] }
        : value;
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, readable(value)])),
  );
}

async function rowsOf<T extends z.core.$ZodType>(screen: Screen, store: string, schema: T) {
  return z.array(schema).parse(await screen.run(readStore, store));
}

const commandRow = z.object({ id: z.string(), state: z.string() });
const chunkRow = z.object({
  recordingId: z.string(),
  index: z.number(),
  bytes: z.object({ kind: z.string(), bytes: z.array(z.number()) }),
});
const recordingRow = z.object({ id: z.string(), type: z.string(), state: z.string() });

/** Commands that wait on this device. */
export const commandsOf = (screen: Screen) => rowsOf(screen, 'commands', commandRow);
export const recordingsOf = (screen: Screen) => rowsOf(screen, 'recordings', recordingRow);
/** Chunks of recordings, with the kind of object in which their bytes are stored. */
export const chunksOf = (screen: Screen) => rowsOf(screen, 'chunks', chunkRow);
