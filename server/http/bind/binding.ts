import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { UploadHeaders } from '#contract/file.ts';
import type { StaffMember } from '#server/caller/staff-member.ts';
import type { Learner, Taker } from '#server/caller/taker.ts';
import type { StaffKey } from '#server/engines/second-factor/staff-key.ts';
import type { Database, Tx } from '../../db/connect.ts';
import type { DiskSpace } from '../../storage/disk-space.ts';
import type { LearnerAllowance } from '../../storage/learner-allowance.ts';
import type { ApiCaller, ApiCallers } from '../api-callers.ts';
import type { About } from '../audit-call.ts';
import type { Guests } from '../guests.ts';
import type { LearnerSessions } from '../learner-sessions.ts';

export interface Binding {
  db: Database;
  sessions: LearnerSessions;
  guests: Guests;
  callers: ApiCallers;
  disk: DiskSpace;
  allowance: LearnerAllowance;
  /** Stores the time that a command brings along. */
  storeTime: (tx: Tx, takerId: string, body: unknown) => Promise<void>;
  /** Opens the key of second factors when a call first needs it. */
  staffKey: () => StaffKey;
  /** Also validate responses against the contract: for tests, since it costs time. */
  strict: boolean;
}

interface LooseCall {
  params: unknown;
  query: unknown;
  body: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
  learner: Learner | undefined;
  guest: Learner | undefined;
  taker: Taker;
  caller: ApiCaller;
  staff: StaffMember;
  about: About;
  tx: Tx;
  upload: UploadHeaders;
  bytes: Buffer;
}
/**
 * Any handler, without its endpoint's types: its input has been parsed by that endpoint's schemas. (Typed as
 * a method, since method parameters are bivariant.)
 */
export type LooseRun = { run(call: Partial<LooseCall>): Promise<unknown> }['run'];

/** How an endpoint is served: the settings that apply before a body is read, and the response. */
export interface Served extends Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest' | 'errorHandler'> {
  answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}
