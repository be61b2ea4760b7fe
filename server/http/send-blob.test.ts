import { describe, expect, it } from 'vitest';
import { rangeOf } from './send-blob.ts';

describe('rangeOf', () => {
  it.each([
    ['nothing asked', undefined, 'whole'],
    ['another unit', 'items=0-1', 'whole'],
    ['several ranges', 'bytes=0-1,3-4', 'whole'],
    ['no number at all', 'bytes=-', 'whole'],
    ['from the start', 'bytes=0-', { start: 0, end: 99 }],
    ['the probe of Safari', 'bytes=0-1', { start: 0, end: 1 }],
    ['the middle', 'bytes=10-19', { start: 10, end: 19 }],
    ['past the end', 'bytes=90-500', { start: 90, end: 99 }],
    ['the last ten', 'bytes=-10', { start: 90, end: 99 }],
    ['more than there is from the end', 'bytes=-500', { start: 0, end: 99 }],
    ['behind the end', 'bytes=100-', null],
    ['backwards', 'bytes=20-10', null],
    ['the last none', 'bytes=-0', null],
  ])('%s', (_, header, expected) => {
    expect(rangeOf(header, 100)).toEqual(expected);
  });
});
