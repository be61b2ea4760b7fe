import { expect, it } from 'vitest';
import { insidePath } from './inside-path.ts';
import { insidePathSchema } from './inside-path-schema.ts';

it.each([
  ['/speaking-ai?type=button', '/speaking-ai?type=button'],
  ['/lesson/a?section=b#c', '/lesson/a?section=b#c'],
  ['/', '/'],
  ['/a/../b', '/b'],
  ['/?next=//evil.example', '/?next=//evil.example'],
  ['/%2f/evil.example', '/%2f/evil.example'],
  ['//evil.example', null],
  ['///evil.example', null],
  ['/\\evil.example', null],
  ['/a\\b', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['/a\r\nb', null],
  ['\t//evil.example', null],
  [' //evil.example', null],
  ['/.//evil.example', null],
  ['/%2e//evil.example', null],
  ['/%2E%2e//evil.example', null],
  ['/a/..//evil.example', null],
  ['https://evil.example/', null],
  ['https:/evil.example', null],
  ['javascript:alert(1)', null],
  ['speaking-ai', null],
  ['', null],
  [null, null],
  [undefined, null],
  [{ path: '/a' }, null],
])('%j leads to %j', (value, expected) => {
  expect(insidePath(value)).toBe(expected);
  expect(insidePathSchema.safeParse(value).success).toBe(expected !== null);
});
