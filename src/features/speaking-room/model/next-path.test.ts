import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

it.each([
  ['/speaking-ai?type=button', '/speaking-ai?type=button'],
  ['/virtual-speaking-practice/speaking-weekends', '/virtual-speaking-practice/speaking-weekends'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/.//evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['speaking-ai', null],
  ['', null],
  [null, null],
])('%j leads to %j', (next, expected) => {
  expect(nextPath(next)).toBe(expected);
});
