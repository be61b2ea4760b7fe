import { describe, expect, it } from 'vitest';
import { LATEST_RELEASE } from './latest-release.ts';
import { RELEASES } from './releases.ts';

describe('the notes on releases', () => {
  it('come newest first, and the first is the one that is announced', () => {
    const ids = RELEASES.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
    expect(LATEST_RELEASE).toBe(ids[0]);
    for (const id of ids) expect(new Date(id).toISOString().slice(0, 10)).toBe(id);
  });

  it.each(RELEASES)('of $id are few short sentences', ({ notes }) => {
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.length).toBeLessThanOrEqual(6);
    for (const note of notes) expect(note).toMatch(/^\p{Lu}[^!]{10,140}\.$/u);
  });
});
