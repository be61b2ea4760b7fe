import type { Action, Read } from '#contract/protocol/endpoint.ts';
import { bodyLimitOf } from '../body-limit.ts';
import { sendAnswer } from './answer.ts';
import type { Binding, LooseRun, Served } from './binding.ts';
import { inputOf } from './input.ts';
import { findWhoCalls } from './who-calls.ts';

/** Queries, and idempotent changes. */
export const servePlain = (binding: Binding, endpoint: Read | Action, run: LooseRun): Served => ({
  bodyLimit: bodyLimitOf(endpoint),
  async answer(request, reply) {
    const { learner, guestToken } = await findWhoCalls(endpoint, request, binding);
    const input = inputOf(endpoint, request);
    const guest = guestToken === null ? null : await binding.guests.find(guestToken);
    const call = { ...input, request, reply, ...(learner && { learner }), ...(guest && { guest }) };
    return sendAnswer(binding, endpoint, reply, await run(call));
  },
});
