import { queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { Endpoint, ResponseOf } from '#contract/protocol/endpoint.ts';
import { type CallInput, callOrThrow } from './http.ts';

/** Key of a query: the path of its call and what the call is given. `kind`: what is made of several calls. */
export type ReadKey = readonly [path: string, input: object, kind?: 'pages' | 'whole'];

/** Calls that tell something. */
export type Readable = Extract<Endpoint, { kind: 'read' | 'action' | 'service' }>;

export type Storing = {
  /**
   * `first-frame`: it is small, and restored before anything renders. `never`: it is not stored on the device, as what
   * staff read about others.
   */
  persist?: 'first-frame' | 'never';
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Storing & {
      /** What the data fits. A query without it is not stored. */
      schema?: z.core.$ZodType;
    };
  }
}

export interface Calling<E> extends Storing {
  /** Makes the call, unless it is made as it stands. */
  call?: (endpoint: E, input: CallInput<E>) => Promise<ResponseOf<E>>;
}

export type Derived = 'queryKey' | 'queryFn' | 'meta';
export type OneOptions<T, Shown> = Omit<UndefinedInitialDataOptions<T, Error, Shown, ReadKey>, Derived>;

/** What a call is given, without how it is made. */
export type ReadInput<E> = Omit<CallInput<E>, 'options'>;

/** The key of the query that makes this call. */
export function readKey(
  { path }: Endpoint,
  input: { params?: object | undefined; query?: object | undefined; body?: object | undefined },
): readonly [string, object] {
  return [path, { ...input.params, ...input.query, ...input.body }];
}

export const inputOf = <E>(input: ReadInput<E>, signal: AbortSignal) =>
  ({ ...input, options: { signal } }) as unknown as CallInput<E>;

/** The query that makes a call: its key, its function and the shape in which it is stored. */
export function readQuery<E extends Readable, Shown = ResponseOf<E>>(
  endpoint: E,
  input: ReadInput<E>,
  { persist, call = callOrThrow, ...options }: OneOptions<ResponseOf<E>, Shown> & Calling<E> = {},
) {
  return queryOptions<ResponseOf<E>, Error, Shown, ReadKey>({
    ...options,
    queryKey: readKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, inputOf(input, signal)),
    meta: { schema: endpoint.response, ...(persist && { persist }) },
  });
}
