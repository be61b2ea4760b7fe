import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadHeaders } from '#contract/file.ts';
import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { Area, ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Learner, Taker } from '#server/caller/taker.ts';
import type { Tx } from '../db/connect.ts';
import type { ApiCaller } from './api-callers.ts';
import type { RawJson } from './envelope.ts';

interface Input<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<E> = ResponseOf<E> | RawJson;
type Run<E, Extra> = (call: Input<E> & Extra) => Promise<Answer<E>>;

type SendBytes<E> = (call: Input<E> & { taker: Taker }) => Promise<FastifyReply>;

/** The kinds of handler; each fits the endpoints whose access and flags it names. */
export type Handler<E> =
  | { kind: 'visitor'; run: Run<E, { learner?: Learner | undefined; guest?: Learner | undefined }> }
  | { kind: 'learner'; run: Run<E, { learner: Learner }> }
  | { kind: 'command'; run: Run<E, { learner: Learner; tx: Tx }> }
  | { kind: 'taking'; run: Run<E, { taker: Taker; tx: Tx }> }
  | { kind: 'upload'; run: Run<E, { taker: Taker; upload: UploadHeaders; bytes: Buffer }> }
  | { kind: 'raw'; run: Run<E, { learner: Learner; bytes: Buffer }> }
  | {
      kind: 'counted';
      run: Run<E, { caller: ApiCaller; bytes: Buffer }>;
      /** Counts the call, or refuses it, before anything of its body is read. */
      count?: (caller: ApiCaller) => Promise<void>;
    }
  | { kind: 'binary'; run: SendBytes<E> };

export type HandlerKind = Handler<never>['kind'];

export type Handlers<A extends Area> = {
  [Name in keyof (typeof ENDPOINTS)[A]]: Handler<(typeof ENDPOINTS)[A][Name]>;
};
export type AllHandlers = { [A in Area]: Handlers<A> };

type Of<E, Kind extends Handler<E>['kind']> = Extract<Handler<E>, { kind: Kind }>;

/**
 * Anyone; `learner` is missing for guests, and always where the endpoint is public. `guest` is there for a guest who has
 * done something before, where the endpoint knows guests.
 */
export const visitor = <E>(run: Of<E, 'visitor'>['run']): Of<E, 'visitor'> => ({ kind: 'visitor', run });
/** A signed-in learner, reading or doing what may be repeated without harm. */
export const learner = <E>(run: Of<E, 'learner'>['run']): Of<E, 'learner'> => ({ kind: 'learner', run });
/**
 * A signed-in learner's command with an idempotency key. What it does has to go through `tx`: effect and stored
 * answer are committed together, and a repetition gets the stored answer without running this again.
 */
export const command = <E>(run: Of<E, 'command'>['run']): Of<E, 'command'> => ({ kind: 'command', run });
/** The same for a learner or a guest, where the endpoint knows guests. */
export const taking = <E>(run: Of<E, 'taking'>['run']): Of<E, 'taking'> => ({ kind: 'taking', run });
/** Raw bytes described by the upload headers, of a learner or a guest. */
export const upload = <E>(run: Of<E, 'upload'>['run']): Of<E, 'upload'> => ({ kind: 'upload', run });
/** Raw bytes that nothing else describes. */
export const raw = <E>(run: Of<E, 'raw'>['run']): Of<E, 'raw'> => ({ kind: 'raw', run });
/** A learner, a guest or a program, each known well enough to be counted; `bytes`: the file of a form, else empty. */
export const counted = <E>(
  run: Of<E, 'counted'>['run'],
  count?: (caller: ApiCaller) => Promise<void>,
): Of<E, 'counted'> => ({ kind: 'counted', run, ...(count && { count }) });
/** Answers a learner or a guest with bytes, through the reply. */
export const binary = <E>(run: SendBytes<E>): { kind: 'binary'; run: SendBytes<E> } => ({
  kind: 'binary',
  run,
});
