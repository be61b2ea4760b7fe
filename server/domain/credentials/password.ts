import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { boundedWork, QueueFull } from '#server/engines/bounded-work.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

/**
 * It runs on the four threads of Node's pool, which files need too, and each run takes 19 MiB: two at a time,
 * with room in the queue for a whole class that signs in together.
 */
const inTurn = boundedWork(2, 250);
/** Seconds after which a refused client may retry. */
const RETRY_AFTER_SECONDS = 5;
const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  inTurn(() => promisify(argon2)('argon2id', parameters)).catch((error: unknown) => {
    throw error instanceof QueueFull ? new ApiFailure('UNAVAILABLE', undefined, RETRY_AFTER_SECONDS) : error;
  });
/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '');

/**
 * argon2id of what the client sends (SHA-256 of the password), as a PHC string. Rejects with `UNAVAILABLE`
 * under load.
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
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = PHC.exec(stored ?? DUMMY_HASH);
  if (!parts) throw new Error('a stored password hash is not in PHC form');
  const [, memory, passes, parallelism, nonce = '', expected = ''] = parts;
  const expectedTag = Buffer.from(expected, 'base64');
  const tag = await derive({
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expectedTag.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(tag, expectedTag) && stored !== null;
}
