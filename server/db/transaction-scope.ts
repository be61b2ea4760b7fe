import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<{ open: boolean }>();

/**
 * A caller requested a second connection from the pool while its transaction held one: a programming error.
 */
export class PoolUsedInTransaction extends Error {
  override name = 'PoolUsedInTransaction';
  constructor() {
    super('the pool was asked inside a transaction: use the transaction that was handed down');
  }
}

/** Runs the body of a transaction; nothing it calls, however deep, may use the pool. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope = { open: true };
  try {
    return await running.run(scope, work);
  } finally {
    // Work started inside that outlives the transaction no longer holds a connection.
    scope.open = false;
  }
}

/**
 * Throws `PoolUsedInTransaction`. Callers that each hold a connection and wait for another deadlock as soon
 * as there are as many of them as connections.
 */
export function refuseInsideTransaction(): void {
  if (running.getStore()?.open) throw new PoolUsedInTransaction();
}
