import type { z } from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

/** `public`: anyone; `visitor`: anyone, a signed-in learner is recognised; `learner`: a valid token is needed. */
export type Access = 'public' | 'visitor' | 'learner';
export type Method = 'GET' | 'POST' | 'PUT';
type Schema = z.core.$ZodType;

/** One call between browser and server, as data: client, server binding and documents are built from it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> {
  method: Method;
  /** Path below `/api`, with `{name}` for parameters. */
  path: string;
  access: Access;
  params?: Params;
  query?: Query;
  /** JSON body, unless `upload` or `raw` is set; with `form` the fields of the form besides its file. */
  body?: Body;
  /** The body is raw bytes; what they are is told by the headers named in the upload contract. */
  upload?: boolean;
  /** The body is raw bytes that tell themselves what they are, this many at most; more is refused with the code. */
  raw?: { maxBytes: number; tooLarge: ErrorCode };
  /**
   * The body is a form (multipart/form-data): the fields of `body`, and `file` with bytes that tell themselves what they
   * are. The whole form is this many bytes at most; more is refused with the code.
   */
  form?: { maxBytes: number; tooLarge: ErrorCode };
  /** The answer is raw bytes rather than the JSON envelope. */
  binary?: boolean;
  response: Response;
  errors: readonly ErrorCode[];
  /** The call must carry an `Idempotency-Key`; its effect happens exactly once a key and learner. */
  idempotent?: boolean;
  /** Also for guests, each known by the token in `VISITOR_HEADER`, which their device has made. */
  guests?: boolean;
  /** Also for programs that carry one of the operator's keys in `ACCESS_KEY_HEADER`. */
  keys?: boolean;
}

export const endpoint = <
  P extends Schema = never,
  Q extends Schema = never,
  B extends Schema = never,
  R extends Schema = Schema,
>(
  definition: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> => definition;

type Inferred<S> = [S] extends [never] ? undefined : S extends Schema ? z.infer<S> : undefined;

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? Inferred<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Inferred<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Inferred<B> : never;
export type ResponseOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? Inferred<R> : never;
