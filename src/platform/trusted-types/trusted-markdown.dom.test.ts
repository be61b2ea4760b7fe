import { describe, expect, it } from 'vitest';
import { trustedMarkdown } from './trusted-markdown.ts';

describe('Markdown that becomes part of the page', () => {
  it.each([
    ['<script>x()</script>', 'script'],
    ['<img src=x onerror=x()>', 'img'],
    ['[a](javascript:x())', 'a'],
    ['![a](javascript:x())', 'img'],
    ['<svg onload=x()>', 'svg'],
  ])('%s makes no element of it', (markdown, element) => {
    const place = document.createElement('div');
    place.innerHTML = trustedMarkdown(markdown);
    expect(place.querySelector(element)).toBeNull();
  });
});
