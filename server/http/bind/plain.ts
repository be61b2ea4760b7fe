import type { Action, Read } from '#contract/protocol/endpoint.ts';
import { bodyLimitOf } from '../body-limit.ts';
import { sendAnswer } from './answer.ts';
import type { Binding, LooseRun, Served } from './binding.ts';
import { inputOf } from './input.ts';
import { runForStaff } from './run-for-staff.ts';
import { findWhoCalls } from './who-calls.ts';

/** Queries, and idempotent changes. */
export const servePlain = (binding: Binding, endpoint: Read | Action, run: LooseRun): Served => ({
  bodyLimit: bodyLimitOf(endpoint),
  async answer(request, reply) {
    const { learner, guestToken, byStaff } = await findWhoCalls(endpoint, request, binding);
    const input = inputOf(endpoint, request);
    if (byStaff) {
      const call = { ...input, request, reply };
      const data = await runForStaff(binding, endpoint.kind, byStaff, call, run);
      return sendAnswer(binding, endpoint, reply, data);
    }
    const guest = guestToken === null ? null : await binding.guests.find(guestToken);
    const call = { ...input, request, reply, ...(learner && { learner }), ...(guest && { guest }) };
    return sendAnswer(binding, endpoint, reply, await run(call));
  },
});
