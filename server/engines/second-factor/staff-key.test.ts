import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStaffKey } from './staff-key.ts';

let DATA_DIR = '';
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'luyen-key-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const GIVEN = Buffer.alloc(32, 7).toString('base64');
const open = (STAFF_KEY?: string) => openStaffKey({ DATA_DIR, STAFF_KEY });

describe('the key of staff', () => {
  it('is created when it is first needed, readable only by this user, and never changes', () => {
    const sealed = open().seal('secret', 'lan');
    expect(open().open(sealed, 'lan')).toBe('secret');
    expect(open().hash('code')).toBe(open().hash('code'));
    expect(readdirSync(DATA_DIR)).toEqual(['staff-key']);
    expect(statSync(join(DATA_DIR, 'staff-key')).mode & 0o777).toBe(0o600);
  });

  it('is read from the environment without creating a file', () => {
    const sealed = open(GIVEN).seal('secret', 'lan');
    expect(open(GIVEN).open(sealed, 'lan')).toBe('secret');
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('seals for one learner and one key, each time anew', () => {
    const key = open(GIVEN);
    const sealed = key.seal('secret', 'lan');
    expect(key.seal('secret', 'lan')).not.toBe(sealed);
    expect(() => key.open(sealed, 'huy')).toThrow();
    expect(() => open().open(sealed, 'lan')).toThrow();
    expect(open().hash('code')).not.toBe(key.hash('code'));
  });

  it('is refused when the file holds something else, without overwriting it', () => {
    writeFileSync(join(DATA_DIR, 'staff-key'), 'lost');
    expect(() => open()).toThrow(/does not hold 32 bytes/);
    expect(statSync(join(DATA_DIR, 'staff-key')).size).toBe(4);
  });
});
