import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acknowledgeEviction, protectWork, wasEvicted } from './storage.ts';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });

describe('wasEvicted', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => settled(indexedDB.deleteDatabase('work')));

  it('is false on a device that never had work', async () => {
    expect(await wasEvicted('work')).toBe(false);
  });

  it('is false while the database is there', async () => {
    (await settled(indexedDB.open('work'))).close();
    await protectWork();
    expect(await wasEvicted('work')).toBe(false);
  });

  it('is true when the database is gone, until the learner has read it', async () => {
    await protectWork();
    expect(await wasEvicted('work')).toBe(true);
    acknowledgeEviction();
    expect(await wasEvicted('work')).toBe(false);
  });
});
