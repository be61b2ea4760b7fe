import { describe, expect, it } from 'vitest';
import {
  SlowStorageError,
  type StorageFacts,
  type StorageFailure,
  storageFailure,
} from './storage-failure.ts';

const ROOMY: StorageFacts = { hasDatabase: true, free: 10_000_000_000, needed: 0, isTrialRefused: false };
const UNTOLD = { ...ROOMY, free: null };
const NONE = { ...ROOMY, free: 2_000 };

/** As the browser throws it, and as Dexie and a transaction hand it on. */
const named = (name: string, message = ''): Error => Object.assign(new Error(message), { name });
const wrapped = (inner: Error): Error => Object.assign(named('AbortError'), { inner });

describe('why something was not stored', () => {
  it.each<[what: string, error: unknown, facts: StorageFacts, expected: StorageFailure]>([
    ['the quota is used up', named('QuotaExceededError'), ROOMY, 'full'],
    ['the quota is used up, wrapped', wrapped(named('QuotaExceededError')), UNTOLD, 'full'],
    ['a cause deeper down', new Error('x', { cause: wrapped(named('QuotaExceededError')) }), ROOMY, 'full'],
    ['the disk says so', named('UnknownError', 'IO error: FILE_ERROR_NO_SPACE'), ROOMY, 'full'],
    ['Chromium’s word, next to no space', named('UnknownError'), NONE, 'full'],
    ['Chromium’s word, 10 GB free', named('UnknownError', 'Internal error'), ROOMY, 'broken'],
    ['Chromium’s word, nothing known', named('DataError'), UNTOLD, 'broken'],
    ['a trial write is refused, too', named('UnknownError'), { ...ROOMY, isTrialRefused: true }, 'full'],
    ['more than there is', named('AbortError'), { ...ROOMY, free: 5_000_000, needed: 6_000_000 }, 'full'],
    ['less than there is', named('AbortError'), { ...ROOMY, free: 5_000_000, needed: 4_000_000 }, 'broken'],
    ['aborted, next to no space: no proof', named('AbortError'), NONE, 'broken'],
    ['no database in this browser', named('MissingAPIError'), ROOMY, 'blocked'],
    [
      'no database, in words of JavaScript',
      new TypeError('null'),
      { ...ROOMY, hasDatabase: false },
      'blocked',
    ],
    ['site data is refused', named('SecurityError'), ROOMY, 'blocked'],
    [
      'site data is refused, by Chromium',
      named('UnknownError', 'The user denied permission to access the database.'),
      NONE,
      'blocked',
    ],
    [
      'a private window of Firefox',
      named(
        'InvalidStateError',
        'A mutation operation was attempted on a database that did not allow mutations.',
      ),
      ROOMY,
      'blocked',
    ],
    [
      'a private window: it does not open',
      Object.assign(named('OpenFailedError'), { inner: named('InvalidStateError') }),
      ROOMY,
      'blocked',
    ],
    [
      'iOS loses the server',
      named('UnknownError', 'Connection to Indexed Database server lost. Refresh the page to try again'),
      ROOMY,
      'broken',
    ],
    [
      'the connection is closing',
      named('InvalidStateError', 'The database connection is closing.'),
      ROOMY,
      'broken',
    ],
    ['closed by the browser', named('DatabaseClosedError'), UNTOLD, 'broken'],
    ['another version is open', named('VersionError'), ROOMY, 'broken'],
    ['no answer in time', new SlowStorageError('late'), ROOMY, 'slow'],
    ['a fault of ours, on a full disk', new TypeError('undefined'), NONE, 'unknown'],
    ['no error at all', undefined, ROOMY, 'unknown'],
  ])('%s', (_, error, facts, expected) => {
    expect(storageFailure(error, facts)).toBe(expected);
  });

  it('an error that wraps itself ends', () => {
    const error = named('Odd');
    expect(storageFailure(Object.assign(error, { inner: error }), ROOMY)).toBe('unknown');
  });
});
