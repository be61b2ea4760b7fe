import type { z } from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

type Schema = z.core.$ZodType;

/**
 * Who may call. `maybe-` lets anyone call, and recognises who is known. A taker is a learner, or a guest by the token in
 * `GUEST_TOKEN_HEADER` that their device has made; a caller is a taker, or a program by one of the operator's keys in
 * `ACCESS_KEY_HEADER`.
 */
export type Who = 'anyone' | 'maybe-learner' | 'maybe-taker' | 'learner' | 'taker' | 'caller';
/** Of calls that leave nothing behind under somebody's name, or only under a learner's. */
type OpenTo = Exclude<Who, 'taker' | 'caller'>;

interface Asked<P extends Schema, Q extends Schema, B extends Schema> {
  /** Path below `/api`, with `{name}` for parameters. */
  path: string;
  params?: P;
  query?: Q;
  /** A JSON body, or the fields of a form besides its file. */
  body?: B;
  errors: readonly ErrorCode[];
}
interface Answered<R extends Schema> {
  /** What the success envelope holds. */
  response: R;
}
interface Large {
  /** Most bytes of a whole body; a larger one is refused with the code. */
  maxBytes: number;
  tooLarge: ErrorCode;
}
type Made<Kind, Method, W extends Who, Definition> = Definition & { kind: Kind; method: Method; who: W };

/** Tells something, and changes nothing. */
export type Read<
  W extends OpenTo = OpenTo,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  R extends Schema = Schema,
> = Made<'read', 'GET', W, Asked<P, Q, never> & Answered<R>>;

/** Does something that may be repeated without harm, or is refused when repeated. */
export type Action<
  W extends OpenTo = OpenTo,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> = Made<'action', 'POST' | 'PUT', W, Asked<P, Q, B> & Answered<R>>;

/** Carries an `Idempotency-Key`; its effect happens exactly once a key and taker. */
export type Command<
  W extends 'learner' | 'taker' = 'learner' | 'taker',
  P extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> = Made<'command', 'POST', W, Asked<P, never, B> & Answered<R> & { body: B }>;

/** Brings a piece of a recording as raw bytes; what they are is told by the headers named in `contract/file.ts`. */
export type Upload<R extends Schema = Schema> = Made<
  'upload',
  'POST',
  'taker',
  Asked<never, never, never> & Answered<R>
>;

/** Brings a whole file as raw bytes that tell themselves what they are. */
export type WholeFile<Q extends Schema = Schema, R extends Schema = Schema> = Made<
  'file',
  'POST',
  'learner',
  Asked<never, Q, never> & Answered<R> & Large
>;

/** Answers with raw bytes rather than the JSON envelope. */
export type Stream<W extends 'learner' | 'taker' = 'learner' | 'taker', P extends Schema = Schema> = Made<
  'stream',
  'GET',
  W,
  Asked<P, never, never>
>;

/** Computes for whoever can be counted, and is counted before its body is read. */
export type Service<B extends Schema = Schema, R extends Schema = Schema> = Made<
  'service',
  'POST',
  'caller',
  Asked<never, never, B> & Answered<R> & { body: B }
>;

/** The same with a form (multipart/form-data): the fields of `body`, and `file` with bytes that tell what they are. */
export type Form<B extends Schema = Schema, R extends Schema = Schema> = Made<
  'form',
  'POST',
  'caller',
  Asked<never, never, B> & Answered<R> & Large & { body: B }
>;

/** One call between browser and server, as data: client, server binding and documents are built from it. */
export type Endpoint = Read | Action | Command | Upload | WholeFile | Stream | Service | Form;

type Inferred<S> = [S] extends [never] ? undefined : S extends Schema ? z.infer<S> : undefined;

export type ParamsOf<E> = E extends { params?: infer P } ? Inferred<P> : undefined;
export type QueryOf<E> = E extends { query?: infer Q } ? Inferred<Q> : undefined;
export type BodyOf<E> = E extends { body?: infer B } ? Inferred<B> : undefined;
export type ResponseOf<E> = E extends { response: infer R } ? Inferred<R> : undefined;

export const read = <
  W extends OpenTo,
  P extends Schema = never,
  Q extends Schema = never,
  R extends Schema = Schema,
>(
  definition: Asked<P, Q, never> & Answered<R> & { who: W },
): Read<W, P, Q, R> => ({ kind: 'read', method: 'GET', ...definition });

export const action = <
  W extends OpenTo,
  P extends Schema = never,
  Q extends Schema = never,
  B extends Schema = never,
  R extends Schema = Schema,
>(
  definition: Asked<P, Q, B> & Answered<R> & { who: W; method: 'POST' | 'PUT' },
): Action<W, P, Q, B, R> => ({ kind: 'action', ...definition });

export const command = <
  W extends 'learner' | 'taker',
  P extends Schema = never,
  B extends Schema = Schema,
  R extends Schema = Schema,
>(
  definition: Asked<P, never, B> & Answered<R> & { who: W; body: B },
): Command<W, P, B, R> => ({ kind: 'command', method: 'POST', ...definition });

export const upload = <R extends Schema>(
  definition: Asked<never, never, never> & Answered<R>,
): Upload<R> => ({ kind: 'upload', method: 'POST', who: 'taker', ...definition });

export const wholeFile = <Q extends Schema = never, R extends Schema = Schema>(
  definition: Asked<never, Q, never> & Answered<R> & Large,
): WholeFile<Q, R> => ({ kind: 'file', method: 'POST', who: 'learner', ...definition });

export const stream = <W extends 'learner' | 'taker', P extends Schema = never>(
  definition: Asked<P, never, never> & { who: W },
): Stream<W, P> => ({ kind: 'stream', method: 'GET', ...definition });

export const service = <B extends Schema, R extends Schema>(
  definition: Asked<never, never, B> & Answered<R> & { body: B },
): Service<B, R> => ({ kind: 'service', method: 'POST', who: 'caller', ...definition });

export const form = <B extends Schema, R extends Schema>(
  definition: Asked<never, never, B> & Answered<R> & Large & { body: B },
): Form<B, R> => ({ kind: 'form', method: 'POST', who: 'caller', ...definition });
