import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { boundedWork, QueueFull } from '#server/engines/bounded-work.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { type Lane, shareOf, USUAL_SHARES } from '#server/http/lanes.ts';

/**
 * It runs on the four threads of Node's pool, which files need too, and each run takes 19 MiB: two at a time,
 * with room in the queue for a whole class that signs in together.
 */
const QUEUE_MAX = 250;
const inTurn = boundedWork(2, QUEUE_MAX);
/** Strangers wait in a part of the queue: however many they are, the others get their turn. */
const STRANGERS_MAX = shareOf(QUEUE_MAX, USUAL_SHARES, 'strangers');
let strangers = 0;
/** Seconds after which a refused client may retry. */
const RETRY_AFTER_SECONDS = 5;
const busy = (): ApiFailure => new ApiFailure('UNAVAILABLE', undefined, RETRY_AFTER_SECONDS);
const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  inTurn(() => promisify(argon2)('argon2id', parameters)).catch((error: unknown) => {
    throw error instanceof QueueFull ? busy() : error;
  });

async function deriveIn(lane: Lane, parameters: Argon2Parameters): Promise<Buffer> {
  if (lane !== 'strangers') return derive(parameters);
  if (strangers >= STRANGERS_MAX) throw busy();
  strangers++;
  return derive(parameters).finally(() => {
    strangers--;
  });
}
/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '');

/**
 * argon2id of what the client sends (SHA-256 of the password), as a PHC string, for somebody who has shown that they may
 * set it. Rejects with `UNAVAILABLE` under load.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive({ message: password, nonce, tagLength: TAG_BYTES, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Hash of no password: checking against it takes as long as any other check, and fails. */
const DUMMY_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(TAG_BYTES))}`;

/**
 * Whether the password matches the stored hash. `stored` null (no account, or none set) takes the same time.
 * Rejects with `UNAVAILABLE` under load.
 */
export async function checkPassword(password: string, stored: string | null, lane: Lane): Promise<boolean> {
  const parts = PHC.exec(stored ?? DUMMY_HASH);
  if (!parts) throw new Error('a stored password hash is not in PHC form');
  const [, memory, passes, parallelism, nonce = '', expected = ''] = parts;
  const expectedTag = Buffer.from(expected, 'base64');
  const tag = await deriveIn(lane, {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expectedTag.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(tag, expectedTag) && stored !== null;
}
