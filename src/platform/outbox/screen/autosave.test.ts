import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Autosave, type SaveStatus, saveError } from './autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const setUp = (save: (value: string) => Promise<unknown>) => {
  const statuses: SaveStatus[] = [];
  return { autosave: new Autosave<string>(save, (status) => statuses.push(status)), statuses };
};

describe('Autosave', () => {
  it('saves the newest text after a pause, once', async () => {
    const saved: string[] = [];
    const { autosave, statuses } = setUp(async (value) => saved.push(value));
    autosave.change('h', false);
    autosave.change('he', false);
    await vi.advanceTimersByTimeAsync(499);
    expect(saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(saved).toEqual(['he']);
    expect(statuses.at(-1)).toBe('saved');
  });

  it('saves a choice immediately', async () => {
    const saved: string[] = [];
    const { autosave } = setUp(async (value) => saved.push(value));
    autosave.change('A', true);
    await autosave.flush();
    expect(saved).toEqual(['A']);
  });

  it('never reports saved while a newer value waits', async () => {
    let release: () => void = () => undefined;
    const saved: string[] = [];
    const { autosave, statuses } = setUp(async (value) => {
      if (saved.length === 0) {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      }
      saved.push(value);
    });
    autosave.change('one', true);
    autosave.change('two', true);
    expect(statuses).not.toContain('saved');
    release();
    await autosave.flush();
    expect(saved).toEqual(['one', 'two']);
    expect(statuses.filter((status) => status === 'saved')).toHaveLength(1);
  });

  it('keeps what could not be stored and retries it with the next flush', async () => {
    let broken = true;
    const saved: string[] = [];
    const { autosave, statuses } = setUp(async (value) => {
      if (broken) throw new Error('quota');
      saved.push(value);
    });
    autosave.change('essay', true);
    await autosave.flush();
    expect(statuses.at(-1)).toBe('failed');
    broken = false;
    await autosave.flush();
    expect(saved).toEqual(['essay']);
    expect(statuses.at(-1)).toBe('saved');
  });

  it('says that a save is slow, which then succeeds', async () => {
    let release: () => void = () => undefined;
    const { autosave, statuses } = setUp(() => new Promise<void>((resolve) => (release = resolve)));
    autosave.change('one', true);
    const flushed = autosave.flush();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(statuses.at(-1)).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    await flushed;
    expect(statuses.at(-1)).toBe('failed');
    expect(saveError.getState().error).toMatchObject({ name: 'SlowStorageError' });
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses.at(-1)).toBe('saved');
  });
});
