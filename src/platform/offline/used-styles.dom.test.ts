import { afterEach, expect, it, vi } from 'vitest';
import { usedStyles } from './used-styles.ts';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

// Unknown to this DOM: the test has no such rule.
vi.stubGlobal('CSSPropertyRule', class {});

it('takes along what a pseudo-element draws, whatever the name of its class', () => {
  const drawing = String.raw`.not-last\:before\:w-1:not(:last-child)::before`;
  document.head.innerHTML = `<style>${drawing} { width: 1px; } .elsewhere::after { width: 2px; }</style>`;
  document.body.innerHTML = '<ol><li class="not-last:before:w-1"></li><li></li></ol>';
  const styles = usedStyles(document.body);
  expect(styles).toContain('width: 1px');
  expect(styles).not.toContain('width: 2px');
});
