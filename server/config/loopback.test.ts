import { describe, expect, it } from 'vitest';
import { isLoopbackHost } from './loopback.ts';

describe('isLoopbackHost', () => {
  it.each([
    ['localhost', true],
    ['localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['127.9.9.9', true],
    ['[::1]:3000', true],
    ['[::1]', true],
    ['', false],
    ['luyen.example', false],
    ['localhost.luyen.example', false],
    ['127.0.0.1.luyen.example', false],
    ['10.0.0.1', false],
  ])('%s', (host, expected) => {
    expect(isLoopbackHost(host)).toBe(expected);
  });
});
