import { describe, expect, it } from 'vitest';
import { isOurFile } from './our-file.ts';

const answer = (status: number, type: string): Response =>
  new Response('x', { status, headers: { 'content-type': type } });

describe('isOurFile', () => {
  it.each([
    ['a script', '/assets/a.js', answer(200, 'text/javascript'), true],
    ['the shell', '/index.html', answer(200, 'text/html; charset=utf-8'), true],
    ['a captive portal in place of a script', '/assets/a.js', answer(200, 'text/html'), false],
    ['a captive portal in place of media', '/media/a.wav', answer(200, 'text/html'), false],
    ['a part of a file', '/media/a.wav', answer(206, 'audio/wav'), false],
    ['a missing file', '/assets/a.js', answer(404, 'text/javascript'), false],
    ['something else in place of the shell', '/index.html', answer(200, 'application/json'), false],
  ])('%s', (_, path, response, expected) => {
    expect(isOurFile(path, response)).toBe(expected);
  });
});
