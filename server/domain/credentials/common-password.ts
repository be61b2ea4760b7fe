import { hash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { guessablePasswords, type KnownOfLearner } from '#rules/account/common-passwords.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { fingerprint, isInIndex } from './password-index.ts';

/** Built on first use, in a worker thread, since it takes a second or two; then cached. */
const cache: { index?: Promise<BigUint64Array> } = {};

async function buildIndex(): Promise<BigUint64Array> {
  const worker = new Worker(new URL('./password-index-worker.ts', import.meta.url));
  try {
    const [index]: unknown[] = await once(worker, 'message');
    if (!(index instanceof BigUint64Array)) throw new Error('the index of common passwords was not built');
    return index;
  } finally {
    await worker.terminate();
  }
}

function cachedIndex(): Promise<BigUint64Array> {
  cache.index ??= buildIndex().catch((error: unknown) => {
    delete cache.index;
    throw error;
  });
  return cache.index;
}

/**
 * Refuses the most guessable passwords, and those too short for the app to send. The password itself is
 * unknown here; only hashes are compared.
 * @param sent SHA-256 of the password, lower-case hexadecimal
 * @throws ApiFailure `PASSWORD_COMMON`
 */
export async function refuseCommonPassword(sent: string, known: KnownOfLearner): Promise<void> {
  const target = fingerprint(sent);
  for (const guess of guessablePasswords(known))
    if (hash('sha256', guess) === sent) throw new ApiFailure('PASSWORD_COMMON');
  if (isInIndex(await cachedIndex(), target)) throw new ApiFailure('PASSWORD_COMMON');
}
