import { describe, expect, it } from 'vitest';
import { isAppScript } from './trusted-script.ts';

describe('a script of the app', () => {
  it.each([
    ['/sw.js', true],
    ['/sw-lazy.js', true],
    ['/assets/score-worker-BWesqV_J.js', true],
    ['/assets/recogniser-worker-BWesqV_J.js', true],
    ['/assets/index-BWesqViJ.js', false],
    ['/media/own.js', false],
    ['/api/files/0198c0de', false],
    ['/sw.js?from=elsewhere', false],
    ['/sw.js/../media/own.js', false],
    ['https://other.example/sw.js', false],
    ['//other.example/sw.js', false],
    ['blob:http://localhost/0198c0de', false],
    ['data:text/javascript,x()', false],
    ['javascript:x()', false],
    ['', false],
  ])('%s: %s', (url, own) => {
    expect(isAppScript(url)).toBe(own);
  });
});
