import type { Stream } from '#contract/protocol/endpoint.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { bodyLimitOf } from '../body-limit.ts';
import type { Binding, LooseRun, Served } from './binding.ts';
import { inputOf } from './input.ts';
import { findWhoCalls } from './who-calls.ts';

/** Private bytes of a learner or a guest, which the handler sends through the reply. */
export const serveStream = (binding: Binding, endpoint: Stream, run: LooseRun): Served => ({
  bodyLimit: bodyLimitOf(endpoint),
  async answer(request, reply) {
    const { learner, guestToken } = await findWhoCalls(endpoint, request, binding);
    const input = inputOf(endpoint, request);
    const owner = guestToken === null ? learner : await binding.guests.find(guestToken);
    if (!owner) throw new ApiFailure('NOT_SIGNED_IN');
    const taker = { ...owner, isGuest: learner === null };
    return run({ ...input, request, reply, taker, ...(learner && { learner }) });
  },
});
