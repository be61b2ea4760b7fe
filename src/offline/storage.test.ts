import { beforeEach, describe, expect, it } from 'vitest';
import { acknowledgeEviction, protectWork, wasEvicted } from './storage.ts';

beforeEach(() => localStorage.clear());

describe('wasEvicted', () => {
  it('says nothing on a device that never held work', () => {
    expect(wasEvicted('first')).toBe(false);
  });

  it('knows the database that holds the work', async () => {
    await protectWork('first');
    expect(wasEvicted('first')).toBe(false);
  });

  it('notices another database in its place, until the learner has read of it', async () => {
    await protectWork('first');
    expect(wasEvicted('second')).toBe(true);
    acknowledgeEviction();
    expect(wasEvicted('second')).toBe(false);
  });
});
