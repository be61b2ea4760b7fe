import { describe, expect, it } from 'vitest';
import { countedText, offsetsOf, rangeOf } from './text-offsets.ts';

function page(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

const TWO = '<p>Bees <em>dance</em>.</p><p>They <button>Nghe</button>turn.</p>';

describe('countedText', () => {
  it.each([
    ['joins paragraphs', TWO, 'Bees dance.They turn.'],
    ['skips a status', '<p>a<span role="status">Đã lưu</span>b</p>', 'ab'],
    ['skips a select', '<p>a<select><option>x</option></select>b</p>', 'ab'],
    ['skips an element that opts out', '<p>a<span data-unmarked>1</span>b</p>', 'ab'],
  ])('%s', (_, html, expected) => {
    expect(countedText(page(html))).toBe(expected);
  });

  it('ignores uncounted elements outside its root', () => {
    const root = page('<button><b>word</b></button>').querySelector('b');
    expect(root && countedText(root)).toBe('word');
  });
});

describe('offsets and ranges', () => {
  it.each([
    ['within one node', 0, 4, 'Bees'],
    ['across an element', 2, 10, 'es dance'],
    ['from the start of a node', 5, 10, 'dance'],
    ['across a button, which is not counted', 11, 21, 'They turn.'],
    ['across two paragraphs', 5, 15, 'dance.They'],
  ])('%s', (_, start, end, words) => {
    const root = page(TWO);
    const range = rangeOf(root, start, end);
    expect(range && offsetsOf(root, range)).toEqual({ start, end });
    expect(countedText(root).slice(start, end)).toBe(words);
  });

  it.each([
    ['an empty span', 4, 4],
    ['beyond the end', 18, 99],
  ])('%s gives no range', (_, start, end) => {
    expect(rangeOf(page(TWO), start, end)).toBeNull();
  });

  it('ignores parts of a selection outside the root', () => {
    const root = page('<p>before</p><section>inside</section><p>after</p>');
    const all = document.createRange();
    all.selectNodeContents(root);
    const section = root.querySelector('section');
    expect(section && offsetsOf(section, all)).toEqual({ start: 0, end: 6 });
  });

  it('returns null for a selection elsewhere', () => {
    const root = page('<p>before</p><section>inside</section>');
    const elsewhere = document.createRange();
    const first = root.querySelector('p');
    if (first) elsewhere.selectNodeContents(first);
    const section = root.querySelector('section');
    expect(section && offsetsOf(section, elsewhere)).toBeNull();
  });
});
