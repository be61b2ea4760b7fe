import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '#src/platform/outbox/database/db.ts';
import { readEach } from '#src/platform/outbox/database/read-stored.ts';
import { answerRow } from '#src/platform/outbox/database/rows.ts';
import { useSavedAnswer } from './use-saved-answer.ts';

const place = {
  owner: '019aa000-0000-7000-8000-000000000001',
  attemptId: '019aa000-0000-7000-8000-0000000000a1',
  practiceId: 'p1',
  questionId: 'q1',
  label: 'Câu 1',
};
const essay = (text: string) => ({ type_code: 'free_text', text }) as const;
const stored = async () => readEach(answerRow, await db.answers.toArray()).map(({ answer }) => answer);

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));
afterEach(() => {
  vi.restoreAllMocks();
});

it.each<[string, (unmount: () => void) => void]>([
  ['the page is hidden', () => window.dispatchEvent(new Event('pagehide'))],
  ['another app comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the question is left', (unmount) => unmount()],
])('typed text is on the disk without a pause in typing when %s', async (_, happen) => {
  const { result, unmount } = renderHook(() => useSavedAnswer(place, null));
  // The pause never comes.
  const pause = vi.spyOn(globalThis, 'setTimeout').mockReturnValueOnce(0 as never);
  act(() => result.current.change(essay('half a senten')));
  expect(result.current.status).toBe('pending');
  expect(pause).toHaveBeenCalledOnce();
  pause.mockRestore();
  act(() => happen(unmount));
  await waitFor(async () => expect(await stored()).toEqual([essay('half a senten')]));
});

it('reports a save only once it is on the disk, and a failure if it can’t be', async () => {
  vi.spyOn(db.commands, 'add').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  const { result } = renderHook(() => useSavedAnswer(place, null));
  act(() => result.current.change(essay('whole')));
  await act(() => result.current.flush());
  expect(result.current.status).toBe('failed');
  expect(await stored()).toEqual([]);
  await act(() => result.current.flush());
  expect(result.current.status).toBe('saved');
  expect(await stored()).toEqual([essay('whole')]);
});
