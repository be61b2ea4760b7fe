import type { FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import type { Command } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { IDEMPOTENCY_HEADER } from '#contract/protocol/envelope.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { bodyLimitOf } from '../body-limit.ts';
import { holdGuest } from '../guests.ts';
import { runOnce } from '../once.ts';
import { sendAnswer } from './answer.ts';
import type { Binding, LooseRun, Served } from './binding.ts';
import { inputOf } from './input.ts';
import { runAudited } from './run-for-staff.ts';
import { findWhoCalls, openTaker } from './who-calls.ts';

const keySchema = z.uuid();
/** A command with a larger body needs space in the database, bytes. */
const LARGE_COMMAND = 16_384;
/**
 * Requests about a learner's own data are accepted however much they have stored; so are a teacher's drafts, which
 * replace each other.
 */
const ALWAYS_TAKEN: readonly Command[] = [ENDPOINTS.privacy.setConsent, ENDPOINTS.teacherDesk.saveDraft];

function keyOf(request: FastifyRequest): string {
  const parsed = keySchema.safeParse(request.headers[IDEMPOTENCY_HEADER]);
  if (!parsed.success) throw new ApiFailure('IDEMPOTENCY_KEY_REQUIRED');
  return parsed.data.toLowerCase();
}

/** What a command is recognised by: servers before time was measured do not see the time that it brings. */
function withoutTime(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('used' in body)) return body;
  const { used: _, ...work } = body;
  return work;
}

/** Runs exactly once per key and taker, within the taker's storage allowance; work of staff is not counted there. */
export const serveCommand = (binding: Binding, endpoint: Command, run: LooseRun): Served => ({
  bodyLimit: bodyLimitOf(endpoint),
  async answer(request, reply) {
    const whoCalls = await findWhoCalls(endpoint, request, binding);
    const input = inputOf(endpoint, request);
    const { params, body } = input;
    const key = keyOf(request);
    const taker = await openTaker(whoCalls, request, binding);
    const { learner, byStaff } = whoCalls;
    const work = withoutTime(body);
    const command = { learnerId: taker.id, key, operation: endpoint.storedAs, input: { params, body: work } };
    const brought = Buffer.byteLength(JSON.stringify(body ?? null));
    if (taker.isGuest) await binding.disk.letGuestIn(brought);
    else if (brought > LARGE_COMMAND) await binding.disk.letLargeIn(brought);
    const once = await runOnce(binding.db, command, async (tx) => {
      if (taker.isGuest) await holdGuest(tx, taker);
      if (byStaff) return runAudited(tx, byStaff, { ...input, request, reply, tx }, run);
      const data = await run({ ...input, request, reply, taker, tx, ...(learner && { learner }) });
      await binding.storeTime(tx, taker.id, body);
      if (!ALWAYS_TAKEN.includes(endpoint)) await binding.allowance.takeCommand(tx, taker, brought);
      return data;
    });
    if (once.replayed) reply.header('idempotency-replayed', 'true');
    return sendAnswer(binding, endpoint, reply, once.data);
  },
});
