import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<{ open: boolean }>();

/** Somebody asked the pool for a second connection while their transaction held one: a mistake in the code. */
export class PoolAskedInTransaction extends Error {
  override name = 'PoolAskedInTransaction';
  constructor() {
    super('the pool was asked inside a transaction: use the transaction that was handed down');
  }
}

/** Runs what belongs to one transaction; whatever it calls, however deep, must not ask the pool. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope = { open: true };
  try {
    return await running.run(scope, work);
  } finally {
    // Work that was begun inside but goes on after the end holds no connection any more.
    scope.open = false;
  }
}

/**
 * Throws `PoolAskedInTransaction`. Callers that each hold a connection and wait for another wait for each other as
 * soon as there are as many of them as connections.
 */
export function refuseInsideTransaction(): void {
  if (running.getStore()?.open) throw new PoolAskedInTransaction();
}
