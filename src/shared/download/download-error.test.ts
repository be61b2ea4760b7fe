import { expect, it } from 'vitest';
import { reasonOf } from './download-error.ts';

it.each(['QuotaExceededError', 'UnknownError', 'DataError'])(
  'a write that fails as %s means no space, even if Dexie has wrapped the error',
  (name) => {
    const error = new DOMException('IO error: FILE_ERROR_NO_SPACE', name);
    expect(reasonOf(error)).toBe('room');
    expect(reasonOf(Object.assign(new Error('wrapped'), { inner: error }))).toBe('room');
  },
);

it('any other error counts as the server’s', () => {
  expect(reasonOf(new TypeError('no'))).toBe('server');
});
