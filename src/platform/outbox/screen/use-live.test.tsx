import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { db } from '../database/db.ts';
import { useLive } from './use-live.ts';

it('keeps the last result when the database fails', async () => {
  const answer = { fails: false };
  const read = vi.fn(async () => {
    const rows = await db.meta.count();
    if (answer.fails) throw new Error('the connection ended');
    return rows;
  });
  const { result } = renderHook(() => useLive(read));
  await waitFor(() => expect(result.current).toBeGreaterThanOrEqual(0));
  const last = result.current;
  const reads = read.mock.calls.length;
  answer.fails = true;
  await db.meta.put({ key: 'skew', ms: 1 });
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(reads));
  await expect(read.mock.results.at(-1)?.value).rejects.toThrow('ended');
  expect(result.current).toBe(last);
});
