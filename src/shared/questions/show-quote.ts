import { findQuote } from './find-quote.ts';

/** Also in `src/styles/prose.css`. */
const HIGHLIGHT = 'proof';

/** The paragraph, cell or list item that contains a range. */
function blockOf(range: Range, root: HTMLElement): HTMLElement {
  const { startContainer } = range;
  const inside = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const block = inside?.closest('p, li, td, th, blockquote, h2, h3, h4');
  return block instanceof HTMLElement && root.contains(block) ? block : root;
}

/** Scrolls a quote to the upper part of the text's own scrolling box. */
function scrollTo(range: Range, root: HTMLElement): void {
  const top = range.getBoundingClientRect().top - root.getBoundingClientRect().top;
  root.scrollTop += top - root.clientHeight / 3;
}

/**
 * Highlights a quote in a rendered text and scrolls it into view; in a browser without highlights its
 * paragraph gets the focus instead. An earlier quote loses its highlight.
 * @param root the text's element, which scrolls if it is longer than its place
 * @returns whether the quote was found
 */
export function showQuote(root: HTMLElement, quote: string): boolean {
  const range = findQuote(root, quote);
  if (!range) return false;
  const block = blockOf(range, root);
  scrollTo(range, root);
  block.scrollIntoView({ block: 'nearest' });
  if ('highlights' in CSS) {
    CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  } else {
    block.tabIndex = -1;
    block.focus({ preventScroll: true });
  }
  return true;
}

/** Removes the highlight. */
export function hideQuote(): void {
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
}
