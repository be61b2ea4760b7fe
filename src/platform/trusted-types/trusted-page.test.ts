import { describe, expect, it } from 'vitest';
import { isAppShell } from './trusted-page.ts';

const page = (head: string, body = '<div id="root"></div>') =>
  `<!doctype html><html lang="vi"><head>${head}</head><body>${body}</body></html>`;

describe('the shell', () => {
  it.each([
    ['as it is built', page('<script type="module" crossorigin src="/assets/index-B2_x.js"></script>'), true],
    ['with what it loads', page('<link rel="stylesheet" crossorigin href="/assets/index-B2.css">'), true],
    ['with a script inside', page('<script>x()</script>'), false],
    ['with a script that has both', page('<script src="/assets/a.js">x()</script>'), false],
    ['with a script of another origin', page('<script src="https://other.example/a.js"></script>'), false],
    ['with one of another host', page('<script src="//other.example/a.js"></script>'), false],
    ['with something that happens', page('with an event handler', '<img src="/a.png" onerror="x()">'), false],
    [
      'with the same, close to its neighbour',
      page('with an event handler directly after another attribute', '<img src="/a.png"onerror=x()>'),
      false,
    ],
    ['with a frame', page('', '<iframe srcdoc="a"></iframe>'), false],
    ['with another base', page('<base href="https://other.example/">'), false],
    ['with a link that runs', page('', '<a href="javascript:x()">a</a>'), false],
  ])('%s', (_, html, own) => {
    expect(isAppShell(html)).toBe(own);
  });
});
