import type { Span } from '#rules/text/spans.ts';

/** What is selected within an element, by offsets into its text and without the spaces around; null: nothing. */
export function selectedSpan(element: HTMLElement): Span | null {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const words = range.toString();
  const start = before.toString().length + (words.length - words.trimStart().length);
  const end = start + words.trim().length;
  return end > start ? { start, end } : null;
}
