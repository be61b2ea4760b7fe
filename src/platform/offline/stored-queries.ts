import {
  type DataTag,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  type QueryMeta,
} from '@tanstack/react-query';
import { dataStoredAt } from '#src/platform/http/stored-at.ts';
import { refreshShown } from './age-watch.ts';
import { queriesOwner } from './queries-owner.ts';
import { findStored, putStored } from './query-store.ts';

/** A query as `read-query.ts` describes it. */
export interface KnownQuery<T> {
  queryKey: DataTag<QueryKey, T, Error>;
  meta?: QueryMeta | undefined;
}

/** The schema in whose shape a query is stored; null if it is not stored. */
export const storedShape = (meta: QueryMeta | undefined) =>
  meta?.persist === 'never' ? null : (meta?.schema ?? null);

/** Whether a query's response is stored on this device, so that it may be shown long after it was fetched. */
export const isStoredQuery = ({ meta }: Query): boolean => storedShape(meta) !== null;

/**
 * `persister` of every query: its response is stored in IndexedDB for the current owner, if it has a schema. A stored
 * response is shown first; if it is stale it is refetched, and having no network then is no error.
 */
export async function persistQuery<T, Key extends QueryKey>(
  queryFn: (context: QueryFunctionContext<Key>) => T | Promise<T>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<T> {
  const [owner, schema] = [queriesOwner(), storedShape(query.meta)];
  if (owner === null || schema === null) return queryFn(context);
  const stored = query.state.data === undefined ? await findStored(query.queryKey, schema) : undefined;
  if (stored) {
    // After the query has taken the response as one of now.
    notifyManager.schedule(() => {
      query.setState({ dataUpdatedAt: stored.dataUpdatedAt });
      if (query.isStale()) refreshShown(query);
    });
    return stored.data as T;
  }
  const answer = await queryFn(context);
  const storedAt = dataStoredAt(answer);
  notifyManager.schedule(() => {
    if (storedAt !== null) query.setState({ dataUpdatedAt: storedAt });
    void putStored(owner, query.queryKey, { schema, state: query.state });
  });
  return answer;
}

async function put({ queryKey, meta, state }: Pick<Query, 'queryKey' | 'meta' | 'state'>): Promise<void> {
  const [owner, schema] = [queriesOwner(), storedShape(meta)];
  if (owner !== null && schema !== null) await putStored(owner, queryKey, { schema, state });
}

/** Replaces a query's data with the response of a write: in memory, and once fulfilled on the device. */
export async function writeQuery<T>(
  client: QueryClient,
  { queryKey, meta }: KnownQuery<T>,
  data: T,
): Promise<void> {
  // One sent before the write would bring back the old data.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<unknown>(queryKey, data);
  const state = client.getQueryState(queryKey);
  if (state) await put({ queryKey, meta, state });
}

/** Stores data that did not come from its query but with the page, once a screen has asked for it. */
export async function storeQuery(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query) await put(query);
}
