import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { type UploadHeaders, uploadHeaders } from '#contract/file.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { OperationName } from '#contract/protocol/endpoints.ts';
import { IDEMPOTENCY_HEADER, VISITOR_HEADER, visitorTokenSchema } from '#contract/protocol/envelope.ts';
import { COMMON_ERRORS, type ErrorCode } from '#contract/protocol/error-codes.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { storedName } from '#contract/protocol/stored-names.ts';
import type { Learner, Taker } from '#server/caller/taker.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { DiskRoom } from '../storage/disk-room.ts';
import type { LearnerAllowance } from '../storage/learner-allowance.ts';
import type { ApiCaller, ApiCallers } from './api-callers.ts';
import { bodyLimitOf } from './body-limit.ts';
import { RawJson, sendFailure, sendSuccess } from './envelope.ts';
import type { AllHandlers, HandlerKind } from './handler.ts';
import { bearerOf, type LearnerSessions } from './learner-sessions.ts';
import { runOnce } from './once.ts';
import { formOf, isForm } from './parse-form.ts';
import { parseInput } from './parse-input.ts';
import { holdGuest, type Visitors } from './visitors.ts';

type AnyEndpoint = Endpoint<z.core.$ZodType, z.core.$ZodType, z.core.$ZodType, z.core.$ZodType>;
interface LooseCall {
  params: unknown;
  query: unknown;
  body: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
  learner: Learner | undefined;
  guest: Learner | undefined;
  taker: Taker;
  tx: Tx;
  upload: UploadHeaders;
  bytes: Buffer;
  caller: ApiCaller;
}
/**
 * Any handler, its endpoint's types forgotten: what it is called with has been parsed by that endpoint's schemas.
 * (A method, since parameters of methods are compared both ways.)
 */
interface LooseHandler {
  kind: HandlerKind;
  run(call: Partial<LooseCall>): Promise<unknown>;
  count?: (caller: ApiCaller) => Promise<void>;
}

export interface Binding {
  db: Database;
  sessions: LearnerSessions;
  visitors: Visitors;
  callers: ApiCallers;
  disk: DiskRoom;
  allowance: LearnerAllowance;
  /** Also checks answers against the contract: for tests, since it costs time. */
  strict: boolean;
}

/** A code or an answer that the contract does not declare: a fault of the server, not of the caller. */
class ContractBreach extends Error {
  override name = 'ContractBreach';
}

const KINDS: Record<HandlerKind, (endpoint: AnyEndpoint) => boolean> = {
  visitor: (e) => e.access !== 'learner' && !e.upload && !e.raw && !e.binary && !e.idempotent,
  learner: (e) =>
    e.access === 'learner' && !e.upload && !e.raw && !e.binary && !e.idempotent && !e.form && !e.keys,
  counted: (e) => e.keys === true && e.guests === true && !e.upload && !e.raw && !e.idempotent,
  command: (e) => e.access === 'learner' && e.idempotent === true && !e.guests,
  taking: (e) => e.access === 'learner' && e.idempotent === true && e.guests === true,
  upload: (e) => e.access === 'learner' && e.upload === true,
  raw: (e) => e.access === 'learner' && e.raw !== undefined,
  binary: (e) => e.access === 'learner' && e.binary === true,
};

const keySchema = z.uuid();
/** A command that brings more than this is large: the database needs room for it, bytes. */
const LARGE_COMMAND = 16_384;
/** What a learner says about their own data is taken however much they have stored. */
const ALWAYS_TAKEN: ReadonlySet<OperationName> = new Set<OperationName>(['privacy.setConsent']);
const BYTES = 'application/octet-stream';

async function recognise(endpoint: AnyEndpoint, request: FastifyRequest, sessions: LearnerSessions) {
  if (endpoint.access === 'public') return null;
  const header = request.headers.authorization;
  if (header === undefined && endpoint.access === 'visitor') return null;
  const token = bearerOf(header);
  const learner = token === null ? null : await sessions.find(token, request);
  if (!learner) throw new ApiFailure('NOT_SIGNED_IN');
  return learner;
}

/** The guest's token, on a call that knows guests and that no learner makes. */
function guestTokenOf(endpoint: AnyEndpoint, { headers }: FastifyRequest): string | null {
  if (!endpoint.guests || headers.authorization !== undefined) return null;
  const header = headers[VISITOR_HEADER];
  return header === undefined ? null : parseInput(visitorTokenSchema, header, VISITOR_HEADER);
}

function keyOf(request: FastifyRequest): string {
  const parsed = keySchema.safeParse(request.headers[IDEMPOTENCY_HEADER]);
  if (!parsed.success) throw new ApiFailure('IDEMPOTENCY_KEY_REQUIRED');
  return parsed.data.toLowerCase();
}

function checkAnswer(endpoint: AnyEndpoint, data: unknown): void {
  const given: unknown = JSON.parse(data instanceof RawJson ? data.text : JSON.stringify(data));
  const parsed = z.safeParse(endpoint.response, given);
  if (!parsed.success) throw new ContractBreach(`${endpoint.path} answered ${z.prettifyError(parsed.error)}`);
}

/** Passes on what the endpoint may answer; anything else is a fault. */
function declared(endpoint: AnyEndpoint, error: unknown): unknown {
  if (!(error instanceof ApiFailure)) return error;
  const codes: readonly ErrorCode[] = [...endpoint.errors, ...COMMON_ERRORS];
  return codes.includes(error.code)
    ? error
    : new ContractBreach(`${endpoint.method} ${endpoint.path} does not declare ${error.code}`);
}

const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const isBytes = (type: string | undefined): boolean => type === undefined || type === BYTES;

/** Who makes a call that is counted: found and counted before its body is read. */
const callersOf = new WeakMap<FastifyRequest, ApiCaller>();

async function findCaller({ callers }: Binding, handler: LooseHandler, request: FastifyRequest) {
  const caller = await callers.find(request);
  await handler.count?.(caller);
  callersOf.set(request, caller);
}

/**
 * What is known of a body before it is read: how large it may be, and, where that is much or costs something, whose it
 * is and of which type. Nothing is read of what is too large, of another type, a stranger's, or of who has had enough.
 */
function beforeBody(app: FastifyInstance, endpoint: AnyEndpoint, handler: LooseHandler, binding: Binding) {
  const large = endpoint.form ?? endpoint.raw;
  const counted = handler.kind === 'counted';
  if (!large) {
    return {
      // A piece of a recording has the limit of its content type.
      ...(!endpoint.upload && { bodyLimit: bodyLimitOf(endpoint) }),
      ...(counted && { onRequest: (request: FastifyRequest) => findCaller(binding, handler, request) }),
    };
  }
  return {
    bodyLimit: large.maxBytes,
    onRequest: async (request: FastifyRequest): Promise<void> => {
      await (counted
        ? findCaller(binding, handler, request)
        : recognise(endpoint, request, binding.sessions));
      const fits = endpoint.form ? isForm : isBytes;
      if (!fits(request.headers['content-type'])) throw new ApiFailure('BAD_REQUEST');
    },
    errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      error.statusCode === 413
        ? sendFailure(reply, new ApiFailure(large.tooLarge))
        : app.errorHandler(error, request, reply),
  };
}

/** A call of whoever can be counted, with or without a form. */
async function answerCounted(
  endpoint: AnyEndpoint,
  handler: LooseHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const caller = callersOf.get(request);
  if (!caller) throw new Error('a call has to be counted before it is answered');
  const { fields, file } = endpoint.form ? formOf(request) : { fields: request.body, file: Buffer.alloc(0) };
  const body = endpoint.body && parseInput(endpoint.body, fields, 'body');
  return handler.run({ params: undefined, query: undefined, body, request, reply, caller, bytes: file });
}

async function answer(
  binding: Binding,
  operation: OperationName,
  endpoint: AnyEndpoint,
  handler: LooseHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (handler.kind === 'counted') return finish(await answerCounted(endpoint, handler, request, reply));
  const guestToken = guestTokenOf(endpoint, request);
  const learner = guestToken === null ? await recognise(endpoint, request, binding.sessions) : null;
  const input = {
    params: endpoint.params && parseInput(endpoint.params, request.params, 'path'),
    query: endpoint.query && parseInput(endpoint.query, request.query, 'query'),
    body: endpoint.body && parseInput(endpoint.body, request.body, 'body'),
    request,
    reply,
    ...(learner && { learner }),
  };
  if (handler.kind === 'binary') {
    const guest = guestToken === null ? null : await binding.visitors.find(guestToken);
    const whose = learner ?? guest;
    if (!whose) throw new ApiFailure('NOT_SIGNED_IN');
    return handler.run({ ...input, taker: { ...whose, isGuest: learner === null } });
  }
  if (handler.kind === 'upload') {
    const upload = parseInput(uploadHeaders, request.headers, 'upload');
    return finish(await handler.run({ ...input, taker: await takerOf(), upload, bytes: bytesOf(request) }));
  }
  if (handler.kind === 'raw') return finish(await handler.run({ ...input, bytes: bytesOf(request) }));
  if (handler.kind !== 'command' && handler.kind !== 'taking') {
    const guest = guestToken === null ? null : await binding.visitors.find(guestToken);
    return finish(await handler.run({ ...input, ...(guest && { guest }) }));
  }
  const key = keyOf(request);
  const taker = await takerOf();
  const command = {
    learnerId: taker.id,
    key,
    operation: storedName(operation),
    input: { params: input.params, body: input.body },
  };
  const brought = Buffer.byteLength(JSON.stringify(input.body ?? null));
  if (brought > LARGE_COMMAND) await binding.disk.letLargeIn(brought);
  const once = await runOnce(binding.db, command, async (tx) => {
    if (taker.isGuest) await holdGuest(tx, taker);
    const data = await handler.run({ ...input, taker, tx });
    if (!ALWAYS_TAKEN.has(operation)) await binding.allowance.takeCommand(tx, taker, brought);
    return data;
  });
  if (once.replayed) reply.header('idempotency-replayed', 'true');
  return finish(once.data);

  async function takerOf(): Promise<Taker> {
    if (learner) return { ...learner, isGuest: false };
    if (guestToken === null) throw new ApiFailure('NOT_SIGNED_IN');
    return { ...(await binding.visitors.open(guestToken, request.ip)), isGuest: true };
  }

  function finish(data: unknown): FastifyReply {
    if (binding.strict) checkAnswer(endpoint, data);
    return sendSuccess(reply, data);
  }
}

/** Serves one contract entry below `/api`. Throws when the handler's kind does not fit the entry. */
function bindEndpoint(
  app: FastifyInstance,
  binding: Binding,
  operation: OperationName,
  endpoint: AnyEndpoint,
  handler: LooseHandler,
): void {
  if (!KINDS[handler.kind](endpoint)) {
    throw new ContractBreach(`${operation}: a ${handler.kind} handler does not fit its contract`);
  }
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...beforeBody(app, endpoint, handler, binding),
    handler: async (request, reply) => {
      try {
        return await answer(binding, operation, endpoint, handler, request, reply);
      } catch (error) {
        throw declared(endpoint, error);
      }
    },
  });
}

/** Serves every entry of the contract. */
export function bindAll(app: FastifyInstance, binding: Binding, handlers: AllHandlers): void {
  const table: Record<string, Record<string, LooseHandler>> = handlers;
  for (const { area, name, operation, endpoint } of EVERY_ENDPOINT) {
    const handler = table[area]?.[name];
    if (!handler) throw new ContractBreach(`${operation} has no handler`);
    bindEndpoint(app, binding, operation, endpoint, handler);
  }
}
