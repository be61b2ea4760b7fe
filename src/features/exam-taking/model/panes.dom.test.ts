import { afterEach, describe, expect, it } from 'vitest';
import type { Mark } from './marks.ts';
import { rangesOf, readSelection } from './panes.ts';
import { selectSentence } from './select-sentence.ts';

const PAGE = `
  <section data-scrolls="left" tabindex="0"><div data-pane="passage:1"><p>Bees dance. They turn.</p></div></section>
  <section data-scrolls="right" tabindex="0"><div data-pane="question:a"><p>Who dances?</p><input></div></section>`;

function page(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = PAGE;
  document.body.replaceChildren(root);
  return root;
}

function select(from: string, at: number, to: string, end: number): Selection | null {
  const text = (selector: string) => document.querySelector(`${selector} p`)?.firstChild;
  const [first, last] = [text(from), text(to)];
  const selection = document.getSelection();
  if (!first || !last || !selection) return null;
  const range = document.createRange();
  range.setStart(first, at);
  range.setEnd(last, end);
  selection.removeAllRanges();
  selection.addRange(range);
  return selection;
}

const PASSAGE = '[data-pane="passage:1"]';
const QUESTION = '[data-pane="question:a"]';

afterEach(() => document.getSelection()?.removeAllRanges());

describe('readSelection', () => {
  it('returns the pane, the offsets and the pane’s text', () => {
    const root = page();
    const found = readSelection(root, select(PASSAGE, 5, PASSAGE, 10));
    expect(found?.span).toEqual({ pane: 'passage:1', start: 5, end: 10 });
    expect(found?.paneText).toBe('Bees dance. They turn.');
  });

  it('is limited to the pane in which the selection starts', () => {
    const root = page();
    const found = readSelection(root, select(PASSAGE, 12, QUESTION, 3));
    expect(found?.span).toEqual({ pane: 'passage:1', start: 12, end: 22 });
  });

  it.each([
    ['nothing selected', PASSAGE, 3, 3],
    ['only white space', PASSAGE, 4, 5],
  ])('%s marks nothing', (_, pane, start, end) => {
    const root = page();
    expect(readSelection(root, select(pane, start, pane, end))).toBeNull();
  });

  it('ignores a selection outside the root', () => {
    page();
    const selection = select(PASSAGE, 0, PASSAGE, 4);
    expect(readSelection(document.createElement('div'), selection)).toBeNull();
  });
});

it('finds the ranges of marks on the page, and skips marks of other parts', () => {
  const mark = (pane: string, text: string): Mark => ({
    id: text,
    pane,
    start: 5,
    end: 10,
    text,
    note: null,
  });
  const found = rangesOf(page(), [mark('passage:1', 'dance'), mark('passage:2', 'walks')]);
  expect(found.map(({ range }) => range.toString())).toEqual(['dance']);
});

describe('selectSentence', () => {
  const selected = () => document.getSelection()?.toString();

  it('moves from sentence to sentence and back', () => {
    const root = page();
    selectSentence(root, false);
    expect(selected()).toBe('Bees dance.');
    selectSentence(root, false);
    expect(selected()).toBe('They turn.');
    selectSentence(root, true);
    expect(selected()).toBe('Bees dance.');
  });

  it('starts in the pane that has the focus', () => {
    const root = page();
    root.querySelector<HTMLElement>('[data-scrolls=right]')?.focus();
    selectSentence(root, false);
    expect(selected()).toBe('Who dances?');
  });
});
