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
  type QueryOptions,
} from '@tanstack/react-query';
import { clear, createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { dataStoredAt } from '#src/platform/http/stored-at.ts';
import { refreshShown } from './age-watch.ts';
import { QUERIES_MAX_AGE, queriesOwner } from './queries-owner.ts';
import { within } from './within.ts';

/** A database that does not respond (it happens on WebKit) must not hold up the network. */
const STORE_LIMIT_MS = 1500;

let opened: UseStore | undefined;
/** Stored queries, by owner and query. */
export const store = (): UseStore => {
  opened ??= createStore('luyen-reads', 'queries');
  return opened;
};

/**
 * Storage of one owner's queries. It never throws, since a stored query only saves a request, and it refuses
 * to write once the owner has left: a response after the sign-out leaves no trace.
 */
function storageOf(owner: string): AsyncStorage<PersistedQuery> {
  return {
    getItem: (key) => within(get<PersistedQuery>(key, store()), STORE_LIMIT_MS),
    setItem: async (key, value) => {
      if (queriesOwner() !== owner) return;
      try {
        await set(key, value, store());
      } catch {
        // No room, or no database in this browser: the query is fetched again next time.
      }
    },
    removeItem: (key) => del(key, store()).catch(() => undefined),
    entries: () => entries<string, PersistedQuery>(store()).catch(() => []),
  };
}

const sameValue = (query: PersistedQuery): PersistedQuery => query;

const persisterOf = (owner: string) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage: storageOf(owner),
    serialize: sameValue,
    deserialize: sameValue,
    prefix: owner,
    maxAge: QUERIES_MAX_AGE,
    // The persister's own refetch leaves a rejection unhandled, which the browser reports as an error.
    refetchOnRestore: false,
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

const isKept = ({ meta }: Query): boolean => meta?.persist !== 'never';

/**
 * `persister` of every query: its response is stored in IndexedDB for the current owner. A stored response is
 * shown first; if it is stale it is refetched, and having no network then is no error. One with
 * `meta: { persist: 'never' }` is not stored: data about others, which staff read.
 */
export async function persistQuery<T, Key extends QueryKey>(
  queryFn: (context: QueryFunctionContext<Key>) => T | Promise<T>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<T> {
  const persister = isKept(query) ? currentPersister() : null;
  if (!persister) return queryFn(context);
  let isFetched = false;
  const fetchNow = (fetchContext: QueryFunctionContext<Key>): T | Promise<T> => {
    isFetched = true;
    return queryFn(fetchContext);
  };
  const answer = await persister.persisterFn(fetchNow, context, query);
  // After the persister's own task, which gives the query the age of the stored response.
  const storedAt = isFetched ? dataStoredAt(answer) : null;
  if (!isFetched) notifyManager.schedule(() => query.isStale() && refreshShown(query));
  else if (storedAt !== null) notifyManager.schedule(() => query.setState({ dataUpdatedAt: storedAt }));
  return answer;
}

/** Whether a query's response is stored on this device, so that it may be shown long after it was fetched. */
export const isStoredQuery = (query: Query): boolean =>
  isKept(query) && (query.options as QueryOptions).persister === persistQuery;

/** Replaces a query's data with the response of a write: in memory, and once fulfilled on the device. */
export async function writeQuery<T>(client: QueryClient, queryKey: QueryKey, data: T): Promise<void> {
  // One sent before the write would bring back the old data.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, data);
  await within(storeQuery(client, queryKey), STORE_LIMIT_MS);
}

/** Stores data that did not come from its query, for instance with the page. */
export async function storeQuery(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await currentPersister()?.persistQueryByKey(queryKey, client);
}

/** Deletes what is too old, and what another learner or another schema version left behind. */
export async function pruneStoredQueries(): Promise<void> {
  const owner = queriesOwner();
  const all = await keys<string>(store()).catch(() => []);
  const foreign = all.filter((key) => owner === null || !key.startsWith(`${owner}-`));
  await delMany(foreign, store()).catch(() => undefined);
  await currentPersister()?.persisterGc();
}

/** Deletes every owner's stored queries. */
export async function clearStoredQueries(): Promise<void> {
  await clear(store()).catch(() => undefined);
}
