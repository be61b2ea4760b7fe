import {
  type AsyncStorage,
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import {
  notifyManager,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { clear, createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { QUERIES_MAX_AGE, queriesOwner } from './queries-owner.ts';
import { within } from './within.ts';

/** A database that does not answer (it happens on WebKit) must not hold back the network. */
const STORE_LIMIT_MS = 1500;

let opened: UseStore | undefined;
/** Where reads lie, by owner and query. */
export const store = (): UseStore => {
  opened ??= createStore('luyen-reads', 'queries');
  return opened;
};

/**
 * Storage of one owner's reads. It never throws, since a read is worth nothing more than a request, and it
 * refuses to write once the owner is no longer here: an answer that comes after the sign-out leaves no trace.
 */
function storageOf(owner: string): AsyncStorage<PersistedQuery> {
  return {
    getItem: (key) => within(get<PersistedQuery>(key, store()), STORE_LIMIT_MS),
    setItem: async (key, value) => {
      if (queriesOwner() !== owner) return;
      try {
        await set(key, value, store());
      } catch {
        // No room, or no database in this browser: the read is asked for again next time.
      }
    },
    removeItem: (key) => del(key, store()).catch(() => undefined),
    entries: () => entries<string, PersistedQuery>(store()).catch(() => []),
  };
}

const sameValue = (query: PersistedQuery): PersistedQuery => query;
const isFirstFrame = (meta: Record<string, unknown> | undefined): boolean => meta?.persist === 'first-frame';

const persisterOf = (owner: string) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage: storageOf(owner),
    serialize: sameValue,
    deserialize: sameValue,
    prefix: owner,
    maxAge: QUERIES_MAX_AGE,
    // Its own renewal lets a failure go unheard, which the browser reports as a fault.
    refetchOnRestore: false,
    filters: { predicate: ({ meta }) => !isFirstFrame(meta) },
  });

type Persister = ReturnType<typeof persisterOf>;
const persisters = new Map<string, Persister>();

function currentPersister(): Persister | null {
  const owner = queriesOwner();
  if (owner === null) return null;
  const known = persisters.get(owner) ?? persisterOf(owner);
  persisters.set(owner, known);
  return known;
}

/**
 * `persister` of every query: its answer is stored in IndexedDB for whoever is signed in at that moment. What was
 * stored is shown first; where it is old it is asked for anew, and having no network then is no fault.
 */
export async function persistQuery<T, Key extends QueryKey>(
  queryFn: (context: QueryFunctionContext<Key>) => T | Promise<T>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<T> {
  const persister = currentPersister();
  if (!persister) return queryFn(context);
  let asked = false;
  const ask = (given: QueryFunctionContext<Key>): T | Promise<T> => {
    asked = true;
    return queryFn(given);
  };
  const answer = await persister.persisterFn(ask, context, query);
  // After the persister's own task, which gives the query the age of what was stored.
  if (!asked) notifyManager.schedule(() => query.isStale() && query.fetch().catch(() => undefined));
  return answer;
}

/** What a write of the server answered takes the place of what was read: in memory, and once done on the device. */
export async function writeQuery<T>(client: QueryClient, queryKey: QueryKey, data: T): Promise<void> {
  // One asked before the write would bring back what was.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, data);
  await within(storeQuery(client, queryKey), STORE_LIMIT_MS);
}

/** Stores an answer that did not come by its query: with the page, for instance. */
export async function storeQuery(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await currentPersister()?.persistQueryByKey(queryKey, client);
}

/** Drops what is too old, and what another learner or another schema version left behind. */
export async function pruneStoredQueries(): Promise<void> {
  const owner = queriesOwner();
  const all = await keys<string>(store()).catch(() => []);
  const foreign = all.filter((key) => owner === null || !key.startsWith(`${owner}-`));
  await delMany(foreign, store()).catch(() => undefined);
  await currentPersister()?.persisterGc();
}

/** Forgets every stored read, whoever's. */
export async function clearStoredQueries(): Promise<void> {
  await clear(store()).catch(() => undefined);
}
