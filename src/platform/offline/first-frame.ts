import { type PersistedClient, persistQueryClientSubscribe } from '@tanstack/query-persist-client-core';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import {
  type DehydrateOptions,
  dehydrate,
  type Query,
  QueryCache,
  type QueryClient,
  type QueryKey,
  type QueryOptions,
  type QueryState,
} from '@tanstack/react-query';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { QUERIES_MAX_AGE, queriesOwner } from './queries-owner.ts';
import { fitting, shapeOf } from './shape-of.ts';

const KEY = 'luyen.first-frame';

const STORED: DehydrateOptions = {
  shouldDehydrateMutation: () => false,
  shouldDehydrateQuery: ({ meta, state }) =>
    meta?.persist === 'first-frame' && meta.schema !== undefined && state.status === 'success',
};

interface Frame {
  /** The owner, in the library's words. */
  buster: string;
  timestamp: number;
  /** By the hash of their keys. */
  queries: Record<string, { shape: string; at: number; data: unknown }>;
}

/** Restored queries that no screen has asked for yet. */
let restored: Frame['queries'] = {};

/** The cache of queries; one that is asked for the first time begins with what was restored of it. */
export class FirstFrameCache extends QueryCache {
  override build<T, E, D, Key extends QueryKey>(
    client: QueryClient,
    options: QueryOptions<T, E, D, Key> & { queryKey: Key },
    state?: QueryState<D, E>,
  ): Query<T, E, D, Key> {
    const query = super.build(client, options, state);
    const [found, schema] = [restored[query.queryHash], options.meta?.schema];
    if (!found || !schema || query.state.data !== undefined) return query;
    delete restored[query.queryHash];
    const data = fitting(schema, found.data, found.shape) as D | undefined;
    if (data !== undefined)
      query.setState({ data, dataUpdatedAt: found.at, dataUpdateCount: 1, status: 'success' });
    return query;
  }
}

function restore(owner: string): void {
  restored = {};
  try {
    const stored: Partial<Frame> | null = JSON.parse(deviceStorage.getItem(KEY) ?? 'null');
    const isOurs = stored?.buster === owner && Date.now() - (stored.timestamp ?? 0) < QUERIES_MAX_AGE;
    if (isOurs) restored = { ...stored.queries };
  } catch {
    // Nothing that this version can read.
  }
}

/** The frame as stored: each query with the hash of its schema, in place of the schema itself. */
function serialize({ buster, timestamp, clientState }: PersistedClient): string {
  const queries = { ...restored };
  for (const { queryHash, meta, state } of clientState.queries)
    if (meta?.schema)
      queries[queryHash] = { shape: shapeOf(meta.schema), at: state.dataUpdatedAt, data: state.data };
  return JSON.stringify({ buster, timestamp, queries } satisfies Frame);
}

/**
 * Stores the few small queries that the first frame needs (`persist: 'first-frame'`) in localStorage, too, because it is
 * synchronous: they are restored before anything renders, for the current owner.
 * @returns stops storing
 */
export function persistFirstFrame(queryClient: QueryClient): () => void {
  const owner = queriesOwner();
  if (owner === null) return () => undefined;
  restore(owner);
  const storage = {
    getItem: (key: string) => deviceStorage.getItem(key),
    // Writes are delayed: one after the sign-out must not bring the learner's data back.
    setItem: (key: string, value: string) => {
      if (queriesOwner() === owner) deviceStorage.setItem(key, value);
    },
    removeItem: (key: string) => deviceStorage.removeItem(key),
  };
  const stop = persistQueryClientSubscribe({
    queryClient,
    persister: createSyncStoragePersister({ key: KEY, storage, serialize }),
    buster: owner,
    dehydrateOptions: STORED,
  });
  // A page that is left before the delayed write would start the next one with what it has replaced.
  const saveNow = (): void => {
    const clientState = dehydrate(queryClient, STORED);
    try {
      storage.setItem(KEY, serialize({ buster: owner, timestamp: Date.now(), clientState }));
    } catch {
      // No space: the next start asks the server.
    }
  };
  addEventListener('pagehide', saveNow);
  return () => {
    removeEventListener('pagehide', saveNow);
    stop();
  };
}

export function clearFirstFrame(): void {
  deviceStorage.removeItem(KEY);
}
