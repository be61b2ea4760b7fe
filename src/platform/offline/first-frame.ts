import {
  type Query,
  QueryCache,
  type QueryClient,
  type QueryKey,
  type QueryOptions,
  type QueryState,
} from '@tanstack/react-query';
import { QUERIES_MAX_AGE, queriesOwner } from './queries-owner.ts';
import { fitting, shapeOf } from './shape-of.ts';

const KEY = 'luyen.first-frame';
/** Delay between a change and its write, so that many changes are one, milliseconds. */
const WRITE_AFTER_MS = 1000;

interface Frame {
  owner: string;
  at: number;
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
    const stored: Partial<Frame> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const isOurs = stored?.owner === owner && Date.now() - (stored.at ?? 0) < QUERIES_MAX_AGE;
    if (isOurs) restored = { ...stored.queries };
  } catch {
    // Nothing that this version can read.
  }
}

const isForFrame = ({ meta, state }: Query): boolean =>
  meta?.persist === 'first-frame' && state.status === 'success';

function save(client: QueryClient, owner: string): void {
  // Writes are delayed: one after the sign-out must not bring the learner's data back.
  if (queriesOwner() !== owner) return;
  const queries = { ...restored };
  for (const { queryHash, meta, state } of client.getQueryCache().findAll({ predicate: isForFrame })) {
    if (!meta?.schema) continue;
    queries[queryHash] = { shape: shapeOf(meta.schema), at: state.dataUpdatedAt, data: state.data };
  }
  try {
    localStorage.setItem(KEY, JSON.stringify({ owner, at: Date.now(), queries } satisfies Frame));
  } catch {
    // No space: the next start asks the server.
  }
}

/**
 * Stores the few small queries that the first frame needs (`persist: 'first-frame'`) in localStorage, too, because it is
 * synchronous: they are restored before anything renders, for the current owner.
 * @returns stops storing
 */
export function persistFirstFrame(client: QueryClient): () => void {
  const owner = queriesOwner();
  if (owner === null) return () => undefined;
  restore(owner);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    save(client, owner);
  };
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isForFrame(query)) timer ??= setTimeout(saveNow, WRITE_AFTER_MS);
  });
  // A page that is left before the delayed write would start the next one with what it has replaced.
  addEventListener('pagehide', saveNow);
  return () => {
    removeEventListener('pagehide', saveNow);
    clearTimeout(timer);
    unsubscribe();
  };
}

export function clearFirstFrame(): void {
  localStorage.removeItem(KEY);
}
