import { hashKey, type QueryKey } from '@tanstack/react-query';
import { clear, createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import type { z } from 'zod/mini';
import { QUERIES_MAX_AGE, queriesOwner } from './queries-owner.ts';
import { fitting, shapeOf } from './shape-of.ts';
import { within } from './within.ts';

/** A database that does not respond (it happens on WebKit) must not hold up the network. */
const STORE_LIMIT_MS = 1500;
/** Begins the keys of versions that named queries by hand. */
const EARLIER = 'v3:';

/** Rows of earlier versions have no shape. */
interface StoredQuery {
  shape?: string;
  state: { data: unknown; dataUpdatedAt: number };
}

let opened: UseStore | undefined;
/** Stored queries, by owner and query. */
const store = (): UseStore => {
  opened ??= createStore('luyen-reads', 'queries');
  return opened;
};

const keyOf = (owner: string, queryKey: QueryKey): string => `${owner}-${hashKey(queryKey)}`;

let moving: Promise<boolean> | undefined;

/** Moves what an earlier version has stored to where this one looks for it. @returns whether there was any */
function moveEarlier(): Promise<boolean> {
  moving ??= keys<string>(store()).then(async (all) => {
    const earlier = all.filter((key) => key.startsWith(EARLIER));
    if (earlier.length === 0) return false;
    const { movedKey } = await import('./earlier-keys.ts');
    for (const key of earlier) {
      const moved = movedKey(key.slice(EARLIER.length));
      if (moved !== null) await set(moved, await get(key, store()), store());
    }
    await delMany(earlier, store());
    return true;
  });
  return moving;
}

async function find(key: string): Promise<StoredQuery | undefined> {
  const found = await get<StoredQuery>(key, store());
  return found || !(await moveEarlier()) ? found : get<StoredQuery>(key, store());
}

/** What is stored of a query for the current owner, if it is not too old and fits the schema; never throws. */
export async function findStored(
  queryKey: QueryKey,
  schema: z.core.$ZodType,
): Promise<StoredQuery['state'] | undefined> {
  const owner = queriesOwner();
  const found = owner === null ? undefined : await within(find(keyOf(owner, queryKey)), STORE_LIMIT_MS);
  if (!found || Date.now() - found.state.dataUpdatedAt > QUERIES_MAX_AGE) return undefined;
  const data = fitting(schema, found.state.data, found.shape);
  return data === undefined ? undefined : { ...found.state, data };
}

/**
 * Stores a query for an owner; never throws, since it only saves a request. It is not stored once the owner has left: a
 * response after the sign-out leaves no trace.
 */
export async function putStored(
  owner: string,
  queryKey: QueryKey,
  { schema, state }: { schema: z.core.$ZodType; state: StoredQuery['state'] },
): Promise<void> {
  if (queriesOwner() !== owner) return;
  const { data, dataUpdatedAt } = state;
  const row: StoredQuery = { shape: shapeOf(schema), state: { data, dataUpdatedAt } };
  // No space, or no database in this browser: the query is fetched again next time.
  await within(set(keyOf(owner, queryKey), row, store()), STORE_LIMIT_MS);
}

/** Deletes stored queries of the current owner. */
export async function removeStored(queryKeys: readonly QueryKey[]): Promise<void> {
  const owner = queriesOwner();
  if (owner === null) return;
  const gone = queryKeys.map((queryKey) => keyOf(owner, queryKey));
  await delMany(gone, store()).catch(() => undefined);
}

/** Deletes what is too old, and what another learner left behind. */
export async function pruneStoredQueries(): Promise<void> {
  const owner = queriesOwner();
  await moveEarlier().catch(() => undefined);
  const rows = await entries<string, StoredQuery>(store()).catch(() => []);
  const gone = rows.filter(
    ([key, row]) =>
      owner === null ||
      !key.startsWith(`${owner}-`) ||
      Date.now() - row.state.dataUpdatedAt > QUERIES_MAX_AGE,
  );
  await delMany(
    gone.map(([key]) => key),
    store(),
  ).catch(() => undefined);
}

/** Deletes every owner's stored queries. */
export async function clearStoredQueries(): Promise<void> {
  await clear(store()).catch(() => undefined);
}
