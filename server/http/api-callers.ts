import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ACCESS_KEY_HEADER, GUEST_TOKEN_HEADER, guestTokenSchema } from '#contract/protocol/envelope.ts';
import { networkOf } from '#server/caller/caller.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { bearerOf, type LearnerSessions, tokenHash } from './learner-sessions.ts';
import { parseInput } from './parse-input.ts';

/** The caller, for rate limits. `id` distinguishes callers of a kind; it is no secret. */
export interface ApiCaller {
  kind: 'learner' | 'guest' | 'key';
  id: string;
  /** The caller's address, or its network. */
  network: string;
}

const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Identifies callers: a program by its key, a learner by their session, a guest by their device's token. */
export class ApiCallers {
  readonly #sessions: LearnerSessions;
  readonly #keys: readonly Buffer[];

  constructor(sessions: LearnerSessions, keys: readonly string[]) {
    this.#sessions = sessions;
    this.#keys = keys.map(digestOf);
  }

  /**
   * @throws ApiFailure `ACCESS_KEY_WRONG` or `NOT_SIGNED_IN`, or `BAD_REQUEST` for a malformed guest token
   */
  async find(request: FastifyRequest): Promise<ApiCaller> {
    const { headers, ip } = request;
    const network = networkOf(ip);
    const key = headers[ACCESS_KEY_HEADER];
    if (key !== undefined) return { kind: 'key', id: this.#keyId(String(key)), network };
    if (headers.authorization !== undefined) {
      const token = bearerOf(headers.authorization);
      const learner = token === null ? null : await this.#sessions.find(token, request);
      if (!learner) throw new ApiFailure('NOT_SIGNED_IN');
      return { kind: 'learner', id: learner.id, network };
    }
    const guestToken = headers[GUEST_TOKEN_HEADER];
    if (guestToken === undefined) throw new ApiFailure('NOT_SIGNED_IN');
    // The request stores nothing for the guest, so no row is created for a new one.
    return {
      kind: 'guest',
      id: tokenHash(parseInput(guestTokenSchema, guestToken, GUEST_TOKEN_HEADER)),
      network,
    };
  }

  /** Compares every key, each in constant time, whichever is the right one. */
  #keyId(given: string): string {
    const digest = digestOf(given);
    const matching = this.#keys.filter((known) => timingSafeEqual(known, digest));
    if (matching.length === 0) throw new ApiFailure('ACCESS_KEY_WRONG');
    return digest.toString('base64url');
  }
}
