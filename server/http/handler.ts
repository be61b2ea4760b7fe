import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadHeaders } from '#contract/file.ts';
import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
  StaffWho,
  Who,
} from '#contract/protocol/endpoint.ts';
import type { Area, ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { StaffMember } from '#server/caller/staff-member.ts';
import type { Learner, Taker } from '#server/caller/taker.ts';
import type { Tx } from '../db/connect.ts';
import type { ApiCaller } from './api-callers.ts';
import type { About } from './audit-call.ts';
import type { RawJson } from './envelope.ts';

interface Input<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a handler knows about the caller. `guest` is set for a guest who has done something before. */
interface CallerInput extends Record<Who, unknown> {
  'maybe-learner': { learner?: Learner | undefined };
  'maybe-taker': { learner?: Learner | undefined; guest?: Learner | undefined };
  learner: { learner: Learner };
  taker: { taker: Taker };
  caller: { caller: ApiCaller };
  teacher: StaffInput;
  operator: StaffInput;
  staff: StaffInput;
}

interface StaffInput {
  staff: StaffMember;
  /** For the audit trail. A call about learners must name them, or it fails. */
  about: About;
}

/** Additional input of a handler, by the kind of its endpoint. */
interface KindInput extends Record<Endpoint['kind'], unknown> {
  /**
   * A command must make its changes through `tx`: effect and stored response are committed together, and a
   * repetition gets the stored response without running this again.
   */
  command: { tx: Tx };
  upload: { upload: UploadHeaders; bytes: Buffer };
  file: { bytes: Buffer };
  /** The bytes of the form's file; empty where it is missing. */
  form: { bytes: Buffer };
}

/** An action of staff makes its changes through `tx`, so that they are committed together with their audit entry. */
type StaffTx<E> = E extends { kind: 'action'; who: StaffWho } ? { tx: Tx } : unknown;
/** Sends the bytes that staff asked for, once that they did is in the audit trail. */
export type SendStream = () => Promise<FastifyReply> | FastifyReply;

type Call<E extends Endpoint> = Input<E> & CallerInput[E['who']] & KindInput[E['kind']] & StaffTx<E>;
type Answer<E extends Endpoint> = E extends { kind: 'stream'; who: infer W }
  ? W extends StaffWho
    ? SendStream
    : FastifyReply
  : ResponseOf<E> | RawJson;
type Run<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

/** Counts a call against its limits, or refuses it, before its body is read. */
export type Count = (caller: ApiCaller) => Promise<void>;

/** Serves an endpoint; the endpoint's kind and allowed callers determine its input and response. */
export type Handler<E extends Endpoint> = E['kind'] extends 'service' | 'form'
  ? Run<E> | { run: Run<E>; count: Count }
  : Run<E>;

export type Handlers<A extends Area> = {
  [Name in keyof (typeof ENDPOINTS)[A]]: (typeof ENDPOINTS)[A][Name] extends infer E extends Endpoint
    ? Handler<E>
    : never;
};
export type AllHandlers = { [A in Area]: Handlers<A> };
