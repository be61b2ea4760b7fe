import { isKnownToOpen, rememberThatItOpens } from './database-opens.ts';
import { hasDatabase } from './has-database.ts';
import { pageMemory } from './page-memory.ts';
import { within } from './within.ts';

/** The name is deleted again at once. */
const PROBE = 'luyen-probe';
/** One that does not answer is slow, not refused, milliseconds. */
const PROBE_MS = 3_000;

/** Whether the browser refuses to open a database. */
async function isRefused(): Promise<boolean> {
  if (!hasDatabase()) return true;
  const refused = new Promise<boolean>((resolve) => {
    const request = indexedDB.open(PROBE);
    request.onerror = () => resolve(true);
    request.onsuccess = () => {
      request.result.close();
      indexedDB.deleteDatabase(PROBE);
      resolve(false);
    };
  }).catch(() => true);
  return (await within(refused, PROBE_MS)) ?? false;
}

/** Firefox then refuses channels between tabs, too, which ends libraries that open one: they must not find any. */
function hideRefusedChannels(): void {
  try {
    new BroadcastChannel(PROBE).close();
  } catch {
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
  }
}

/**
 * Puts a database in the page's memory in place of one that the browser refuses, so that pages open and what is made is
 * sent while they are. Before any other code asks for a database, which a browser may refuse while it keeps localStorage.
 */
export async function keepInMemoryIfRefused(): Promise<void> {
  if (hasDatabase() && isKnownToOpen()) return;
  if (!(await isRefused())) return rememberThatItOpens();
  const { default: _, indexedDB: __, forceCloseDatabase: ___, ...classes } = await import('fake-indexeddb');
  const all = { ...classes, indexedDB: new classes.IDBFactory() };
  for (const [name, value] of Object.entries(all))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  hideRefusedChannels();
  pageMemory.setState({ isUsed: true });
}
