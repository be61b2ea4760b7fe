import { type StorageFailure, storageFailure } from '#rules/storage/storage-failure.ts';
import { hasDatabase } from './has-database.ts';
import { holdReserve } from './reserve.ts';
import { storageSpace } from './storage.ts';

/** Why something was not stored. @param needed bytes that were to be written */
export async function storageFailureOf(error: unknown, needed = 0): Promise<StorageFailure> {
  const facts = { hasDatabase: hasDatabase(), free: null, needed, isTrialRefused: false };
  const first = storageFailure(error, facts);
  // Only these two change with what the device says; asking it writes.
  if (first !== 'broken') return first;
  const space = await storageSpace().catch(() => null);
  const isTrialRefused = (await holdReserve().catch(() => 'unsupported')) === 'no-space';
  return storageFailure(error, { ...facts, free: space?.free ?? null, isTrialRefused });
}
