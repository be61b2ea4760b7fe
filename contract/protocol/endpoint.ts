import type { z } from 'zod/mini';
import type { AboutOf } from './about-learners.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Slot } from './slots.ts';

type Schema = z.core.$ZodType;

/**
 * Who may call. `maybe-` lets anyone call and identifies those who are known. A taker is a learner, or a guest
 * identified by the token in `GUEST_TOKEN_HEADER`, which their device created; a caller is a taker, or a program
 * identified by one of the operator's keys in `ACCESS_KEY_HEADER`. Teachers and operators are learners with that role
 * who have entered their second factor in this session; staff are either.
 */
export type Who = 'anyone' | 'maybe-learner' | 'maybe-taker' | 'learner' | 'taker' | 'caller' | StaffWho;
export type StaffWho = 'teacher' | 'operator' | 'staff';
/** For calls that store nothing for a person, or only for a learner. */
type OpenTo = Exclude<Who, 'taker' | 'caller'>;
/** For calls that concern the data of who makes them, or that staff make. */
type KnownWho = 'learner' | 'taker' | StaffWho;

/** The entry that each call of staff leaves in the audit trail. */
export interface Audits<As extends string = string, About = 'learners' | 'nobody'> {
  /** What was done, such as `grading.read`. */
  as: As;
  /**
   * Whose data the call reads or changes: of learners, whom its handler must name, or nobody's. `nobody` does not compile
   * for a response that tells something about somebody.
   */
  about: About;
  /** Field of path, query or body with the id of what it was done to; never free text. */
  object?: string;
  /** Each call leaves an entry, also the same one within minutes: every copy that leaves the site is one. */
  eachTime?: true;
}
interface Access<W extends Who, A extends string> {
  who: W;
  audits?: Audits<A>;
}
/**
 * What an open session of staff is not enough for (decision 101): rights and second factors, what leaves the site or is
 * deleted, what everybody notices.
 */
type Grave =
  | `${'role' | 'recovery-codes' | 'second-factor'}.${string}`
  | `${string}.${'approved' | 'exported' | 'data-offered' | 'deleted' | 'sessions-ended'}`
  | 'site.closed'
  | 'news.sent';
/** A call that is recorded under such a name does not compile without `stepUp`. */
type SteppedUp<A extends string> = [A] extends [Grave] ? { stepUp: true } : { stepUp?: true };
/** Calls of staff have to say how they are recorded. */
type Audited<W extends Who, A extends string, About = 'learners'> = W extends StaffWho
  ? { audits: Audits<A, About> } & SteppedUp<A>
  : { audits?: never; stepUp?: never };
/** A command may wait on the device for days, and a code works for a minute. */
type AuditedCommand<W extends Who, A extends string, About> = W extends StaffWho
  ? [A] extends [Grave]
    ? never
    : { audits: Audits<A, About>; stepUp?: never }
  : { audits?: never; stepUp?: never };

interface RequestParts<P extends Schema, Q extends Schema, B extends Schema> {
  /** What the call is for, in the description of the API; the app's build leaves it out (`build/lean-contract.ts`). */
  summary: string;
  /** Path below `/api`, with `{name}` for parameters. */
  path: string;
  params?: P;
  query?: Q;
  /** A JSON body, or the fields of a form besides its file. */
  body?: B;
  /** Refusals of its own; those of its kind and caller are derived (`errors-of.ts`). */
  errors?: readonly ErrorCode[];
}
interface ResponsePart<R extends Schema> {
  /** Data of the success envelope. */
  response: R;
}
interface SizeLimit {
  /** Maximum size of the whole body, bytes; a larger one is rejected with the code. */
  maxBytes: number;
  tooLarge: ErrorCode;
}
/** How a command waits on a device until it can be sent: each goes through the outbox. */
interface WaitingPart<S extends string, T extends readonly Slot[]> {
  /** Its name in the rows of devices, and on the server with its idempotency key: it stays when the command is renamed. */
  storedAs: S;
  /** What waits, in Vietnamese, on the page of what has not been sent. */
  label: string;
  /**
   * Rows of one slot replace each other until they are sent; without a slot, rows are independent. A command that is
   * saved in several says in which one (`inSlot`).
   */
  slots?: T;
}
/** What may tell a slot: fields of parameters and body, and the owner of the row. */
type SlotField<P, B> = 'owner' | (string & (keyof Inferred<P> | keyof Inferred<B>));

type EndpointSpec<Kind, Method, W extends Who, Definition> = Definition & {
  kind: Kind;
  method: Method;
  who: W;
  /** Of each call of staff, and of no other. */
  audits?: Audits;
  /** A call of staff that carries a code of their second factor of its own, in `STEP_UP_HEADER`. */
  stepUp?: true;
};

/** Returns data and changes nothing. */
export type Read<
  W extends OpenTo = OpenTo,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  R extends Schema = Schema,
> = EndpointSpec<'read', 'GET', W, RequestParts<P, Q, never> & ResponsePart<R>>;

/** Does something that is safe to repeat, or is rejected when repeated. */
export type Action<
  W extends OpenTo = OpenTo,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> = EndpointSpec<'action', 'POST' | 'PUT' | 'PATCH', W, RequestParts<P, Q, B> & ResponsePart<R>>;

/** Carries an `Idempotency-Key`; its effect happens exactly once per key and taker. */
export type Command<
  W extends KnownWho = KnownWho,
  P extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  S extends string = string,
  T extends readonly Slot[] = readonly Slot[],
> = EndpointSpec<
  'command',
  'POST' | 'PATCH',
  W,
  RequestParts<P, never, B> & ResponsePart<R> & WaitingPart<S, T> & { body: B }
>;

/** Uploads a chunk of a recording as raw bytes, described by the headers in `contract/file.ts`. */
export type Upload<R extends Schema = Schema> = EndpointSpec<
  'upload',
  'POST',
  'taker',
  RequestParts<never, never, never> & ResponsePart<R>
>;

/** Uploads a whole file as raw bytes; its type is detected from them. */
export type WholeFile<Q extends Schema = Schema, R extends Schema = Schema> = EndpointSpec<
  'file',
  'POST',
  'learner',
  RequestParts<never, Q, never> & ResponsePart<R> & SizeLimit
>;

/** Responds with raw bytes instead of the JSON envelope. */
export type Stream<W extends KnownWho = KnownWho, P extends Schema = Schema> = EndpointSpec<
  'stream',
  'GET',
  W,
  RequestParts<P, never, never>
>;

/** A computation for callers whose use is counted; counted before the body is read. */
export type Service<B extends Schema = Schema, R extends Schema = Schema> = EndpointSpec<
  'service',
  'POST',
  'caller',
  RequestParts<never, never, B> & ResponsePart<R> & { body: B }
>;

/** A service that takes a form (multipart/form-data): the fields of `body`, and `file`, whose type is detected. */
export type Form<B extends Schema = Schema, R extends Schema = Schema> = EndpointSpec<
  'form',
  'POST',
  'caller',
  RequestParts<never, never, B> & ResponsePart<R> & SizeLimit & { body: B }
>;

/** One call between browser and server, as data: client, server binding and documentation are derived from it. */
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
  A extends string = string,
>(
  definition: RequestParts<P, Q, never> & ResponsePart<R> & Access<W, A> & Audited<W, A, AboutOf<R>>,
): Read<W, P, Q, R> => ({ kind: 'read', method: 'GET', ...definition });

export const action = <
  W extends OpenTo,
  P extends Schema = never,
  Q extends Schema = never,
  B extends Schema = never,
  R extends Schema = Schema,
  A extends string = string,
>(
  definition: RequestParts<P, Q, B> &
    ResponsePart<R> &
    Access<W, A> &
    Audited<W, A, AboutOf<R>> & { method: 'POST' | 'PUT' | 'PATCH' },
): Action<W, P, Q, B, R> => ({ kind: 'action', ...definition });

export const command = <
  W extends KnownWho,
  P extends Schema = never,
  B extends Schema = Schema,
  R extends Schema = Schema,
  S extends string = string,
  const T extends readonly Slot[] = readonly [],
  A extends string = string,
>(
  definition: RequestParts<P, never, B> &
    ResponsePart<R> &
    WaitingPart<S, T & readonly Slot<SlotField<P, B>>[]> &
    Access<W, A> &
    AuditedCommand<W, A, AboutOf<R>> & { body: B; method?: 'PATCH' },
): Command<W, P, B, R, S, T> => ({ kind: 'command', method: 'POST', ...definition });

export const upload = <R extends Schema>(
  definition: RequestParts<never, never, never> & ResponsePart<R>,
): Upload<R> => ({ kind: 'upload', method: 'POST', who: 'taker', ...definition });

export const wholeFile = <Q extends Schema = never, R extends Schema = Schema>(
  definition: RequestParts<never, Q, never> & ResponsePart<R> & SizeLimit,
): WholeFile<Q, R> => ({ kind: 'file', method: 'POST', who: 'learner', ...definition });

export const stream = <W extends KnownWho, P extends Schema = never, A extends string = string>(
  definition: RequestParts<P, never, never> & Access<W, A> & Audited<W, A>,
): Stream<W, P> => ({ kind: 'stream', method: 'GET', ...definition });

export const service = <B extends Schema, R extends Schema>(
  definition: RequestParts<never, never, B> & ResponsePart<R> & { body: B },
): Service<B, R> => ({ kind: 'service', method: 'POST', who: 'caller', ...definition });

export const form = <B extends Schema, R extends Schema>(
  definition: RequestParts<never, never, B> & ResponsePart<R> & SizeLimit & { body: B },
): Form<B, R> => ({ kind: 'form', method: 'POST', who: 'caller', ...definition });
