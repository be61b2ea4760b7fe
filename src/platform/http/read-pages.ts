import { infiniteQueryOptions, type UndefinedInitialDataInfiniteOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { callOrThrow } from './http.ts';
import {
  type Calling,
  type Derived,
  inputOf,
  type Readable,
  type ReadInput,
  type ReadKey,
  readKey,
} from './read-query.ts';

type PageOptions<T, At> = Omit<
  UndefinedInitialDataInfiniteOptions<T, Error, { pages: T[]; pageParams: At[] }, ReadKey, At>,
  Derived
>;

const pagesOf = (response: z.core.$ZodType): z.core.$ZodType =>
  z.object({ pages: z.array(response), pageParams: z.array(z.unknown()) });

const shapes = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** The schema of a call's pages: one for each call, as `shapeOf` hashes a schema but once. */
function shapeOfPages({ response }: Readable): z.core.$ZodType {
  const shape = shapes.get(response) ?? pagesOf(response);
  shapes.set(response, shape);
  return shape;
}

/**
 * The query that makes a call for one page after the other.
 * @param input what the call is given for a page
 */
export function readPages<E extends Readable, At>(
  endpoint: E,
  input: (at: At) => ReadInput<E>,
  { persist, call = callOrThrow, ...options }: PageOptions<ResponseOf<E>, At> & Calling<E>,
) {
  return infiniteQueryOptions<
    ResponseOf<E>,
    Error,
    { pages: ResponseOf<E>[]; pageParams: At[] },
    ReadKey,
    At
  >({
    ...options,
    queryKey: [...readKey(endpoint, input(options.initialPageParam)), 'pages'],
    queryFn: ({ signal, pageParam }) => call(endpoint, inputOf(input(pageParam as At), signal)),
    meta: { schema: shapeOfPages(endpoint), ...(persist && { persist }) },
  });
}
