import type { Stream } from '#contract/protocol/endpoint.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { bodyLimitOf } from '../body-limit.ts';
import type { Binding, LooseRun, Served } from './binding.ts';
import { inputOf } from './input.ts';
import { runStreamForStaff } from './run-for-staff.ts';
import { findWhoCalls } from './who-calls.ts';

/** Private bytes of a learner or a guest, which the handler sends through the reply; staff may hear them for their work. */
export const serveStream = (binding: Binding, endpoint: Stream, run: LooseRun): Served => ({
  bodyLimit: bodyLimitOf(endpoint),
  async answer(request, reply) {
    const { learner, guestToken, byStaff } = await findWhoCalls(endpoint, request, binding);
    const input = inputOf(endpoint, request);
    if (byStaff) return runStreamForStaff(binding, byStaff, { ...input, request, reply }, run);
    const owner = guestToken === null ? learner : await binding.guests.find(guestToken);
    if (!owner) throw new ApiFailure('NOT_SIGNED_IN');
    const taker = { ...owner, isGuest: learner === null };
    return run({ ...input, request, reply, taker, ...(learner && { learner }) });
  },
});
