import { describe, expect, it } from 'vitest';
import { isPlainTemplate } from './trusted.ts';

describe('a plain template', () => {
  it.each([
    ['', true],
    ['<style>:host .a > div { top: 0 }</style><div class="a" part="a"></div>', true],
    ['<div onclick="x()"></div>', false],
    ['<div class="a" onclick="x()"></div>', false],
    ['<div class=a></div>', false],
    ['<script>x()</script>', false],
    ['<div><img src=x onerror=x()></div>', false],
    ['<svg onload="x()">', false],
    ['<div class="a"', false],
    ['<!-- --><div>', false],
  ])('%j: %s', (html, plain) => {
    expect(isPlainTemplate(html)).toBe(plain);
  });
});
