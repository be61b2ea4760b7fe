import { describe, expect, it } from 'vitest';
import { isPlainTemplate } from './plain-templates.ts';

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
    ['<style>a { background: url(https://other.example/?a) }</style>', false],
    ['<style>a { background: u\\72l(https://other.example) }</style>', false],
    ['<style>@import "https://other.example";</style>', false],
  ])('%j: %s', (html, plain) => {
    expect(isPlainTemplate(html)).toBe(plain);
  });
});
