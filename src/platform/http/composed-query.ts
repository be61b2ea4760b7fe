import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { OneOptions, ReadKey, Storing } from './read-query.ts';

interface Composed<T> extends Storing {
  /** What it fits, if it is to be stored. */
  schema?: z.core.$ZodType<T>;
  /** What tells it from others of this call. */
  input: object;
  read: (context: Pick<QueryFunctionContext, 'client' | 'signal'>) => Promise<T>;
}

/** A query that makes more of a call than one answer: a list of several pages as a whole, a file. */
export function composedQuery<T>(
  { path }: Endpoint,
  { schema, input, read, persist, ...options }: Composed<T> & OneOptions<T, T>,
) {
  return queryOptions<T, Error, T, ReadKey>({
    ...options,
    queryKey: [path, input, 'whole'],
    queryFn: read,
    meta: { ...(schema && { schema }), ...(persist && { persist }) },
  });
}
