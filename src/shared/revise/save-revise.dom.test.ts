// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { saveReviseAnswer, saveReviseRedo } from './save-revise.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';
const answer = { type_code: 'free_text', text: 'x' } as const;

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));
afterEach(() => vi.restoreAllMocks());

describe('saving a revise set', () => {
  it('stores an answer with the command that carries it, or neither', async () => {
    const save = () =>
      saveReviseAnswer({
        owner: LAN,
        attemptId: ATTEMPT,
        reviseId: 'r1',
        questionId: 'q1',
        answer,
        label: 'q1',
      });
    vi.spyOn(db.commands, 'add').mockRejectedValueOnce(new Error('no space'));
    await expect(save()).rejects.toThrow('no space');
    expect([await db.answers.count(), await db.commands.count()]).toEqual([0, 0]);
    await save();
    expect([await db.answers.count(), await db.commands.count()]).toEqual([1, 1]);
    expect(await db.commands.toArray()).toMatchObject([
      { operation: 'revise.submitQuestion', slot: `revise:${ATTEMPT}:q1` },
    ]);
  });

  it('restarts and ends the previous run, or neither', async () => {
    const { id } = await openAttempt(LAN, 'r1');
    const redo = () =>
      saveReviseRedo({ owner: LAN, attemptId: id, reviseId: 'r1', courseId: 'c', label: 'ôn' });
    vi.spyOn(db.commands, 'add').mockRejectedValueOnce(new Error('no space'));
    await expect(redo()).rejects.toThrow('no space');
    expect(await db.attempts.get(id)).toMatchObject({ submittedAt: null });
    await redo();
    expect(await db.attempts.get(id)).toMatchObject({ submittedAt: expect.any(Number) });
  });
});
