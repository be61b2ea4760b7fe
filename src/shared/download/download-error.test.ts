import { expect, it } from 'vitest';
import { reasonOf } from './download-error.ts';

it.each<[what: string, error: unknown, reason: string]>([
  ['the quota is used up', new DOMException('full', 'QuotaExceededError'), 'room'],
  ['the disk says so', new DOMException('IO error: FILE_ERROR_NO_SPACE', 'UnknownError'), 'room'],
  [
    'the database is broken, with nothing known of the space',
    new DOMException('Internal error', 'UnknownError'),
    'server',
  ],
  ['it is a fault of ours', new TypeError('no'), 'server'],
])('%s', async (_, error, reason) => {
  expect(await reasonOf(error)).toBe(reason);
  expect(await reasonOf(Object.assign(new Error('wrapped by Dexie'), { inner: error }))).toBe(reason);
});
