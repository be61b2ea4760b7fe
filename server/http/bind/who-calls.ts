import type { FastifyRequest } from 'fastify';
import type { Endpoint, Who } from '#contract/protocol/endpoint.ts';
import { GUEST_TOKEN_HEADER, guestTokenSchema } from '#contract/protocol/envelope.ts';
import type { Learner, Taker } from '#server/caller/taker.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { bearerOf, type LearnerSessions } from '../learner-sessions.ts';
import { parseInput } from '../parse-input.ts';
import { admitStaff, type StaffCaller } from './admit-staff.ts';
import type { Binding } from './binding.ts';

/** At most one of the two: a learner, or a guest's token. */
interface WhoCalls {
  learner: Learner | null;
  guestToken: string | null;
  /** The same learner, on a call for staff. */
  byStaff: StaffCaller | null;
}

const KNOWS_GUESTS: ReadonlySet<Who> = new Set<Who>(['maybe-taker', 'taker']);
const ALLOWS_ANYONE: ReadonlySet<Who> = new Set<Who>(['maybe-learner', 'maybe-taker']);

/** @throws ApiFailure `NOT_SIGNED_IN` for an invalid token, or a missing one where it is required */
export async function findLearner(
  { who }: Endpoint,
  request: FastifyRequest,
  sessions: LearnerSessions,
): Promise<Learner | null> {
  if (who === 'anyone') return null;
  const header = request.headers.authorization;
  if (header === undefined && ALLOWS_ANYONE.has(who)) return null;
  const token = bearerOf(header);
  const learner = token === null ? null : await sessions.find(token, request);
  if (!learner) throw new ApiFailure('NOT_SIGNED_IN');
  return learner;
}

/** The guest's token, on a call that allows guests and is not made by a learner. */
function guestTokenOf({ who }: Endpoint, { headers }: FastifyRequest): string | null {
  if (!KNOWS_GUESTS.has(who) || headers.authorization !== undefined) return null;
  const header = headers[GUEST_TOKEN_HEADER];
  return header === undefined ? null : parseInput(guestTokenSchema, header, GUEST_TOKEN_HEADER);
}

export async function findWhoCalls(
  endpoint: Endpoint,
  request: FastifyRequest,
  binding: Binding,
): Promise<WhoCalls> {
  const guestToken = guestTokenOf(endpoint, request);
  const learner = guestToken === null ? await findLearner(endpoint, request, binding.sessions) : null;
  return { guestToken, learner, byStaff: await admitStaff(binding, endpoint, learner, request) };
}

/** The caller of a call that stores something: creates the row of a new guest. */
export async function openTaker(
  { learner, guestToken }: WhoCalls,
  { ip }: FastifyRequest,
  { guests }: Binding,
): Promise<Taker> {
  if (learner) return { ...learner, isGuest: false };
  if (guestToken === null) throw new ApiFailure('NOT_SIGNED_IN');
  return { ...(await guests.open(guestToken, ip)), isGuest: true };
}
