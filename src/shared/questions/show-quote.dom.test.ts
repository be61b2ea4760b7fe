import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideQuote, showQuote } from './show-quote.ts';

const passage = (): HTMLElement => {
  const root = document.createElement('section');
  root.innerHTML = '<p>One <em>bee</em>.</p><p>Two bees.</p>';
  document.body.append(root);
  return root;
};

let scrolled: Element[] = [];
beforeEach(() => {
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('a quote in its passage', () => {
  it('is highlighted where the browser can, one at a time', () => {
    const highlights = new Map<string, { ranges: Range[] }>();
    vi.stubGlobal('CSS', { highlights });
    vi.stubGlobal(
      'Highlight',
      class {
        readonly ranges: Range[];
        constructor(...ranges: Range[]) {
          this.ranges = ranges;
        }
      },
    );
    const root = passage();
    expect(showQuote(root, 'bee.')).toBe(true);
    expect(showQuote(root, 'Two  bees')).toBe(true);
    expect([...highlights.values()].flatMap(({ ranges }) => ranges.map(String))).toEqual(['Two bees']);
    expect(scrolled).toEqual([...root.querySelectorAll('p')]);
    hideQuote();
    expect(highlights.size).toBe(0);
  });

  it('focuses its paragraph in other browsers', () => {
    vi.stubGlobal('CSS', {});
    const root = passage();
    expect(showQuote(root, 'bee.')).toBe(true);
    expect(document.activeElement).toBe(root.querySelector('p'));
    hideQuote();
  });

  it('is not found if it is not there', () => {
    expect(showQuote(passage(), 'three bees')).toBe(false);
    expect(scrolled).toEqual([]);
  });
});
