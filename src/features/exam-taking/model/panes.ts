import { type Mark, placeOf, type Span } from './marks.ts';
import { countedText, offsetsOf, rangeOf } from './text-offsets.ts';

/** Makes the text of an element markable, under a name. */
export const paneProps = (name: string) => ({ 'data-pane': name });

export const passagePane = (part: number): string => `passage:${part}`;
export const questionPane = (questionId: string): string => `question:${questionId}`;

const paneOf = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-pane]') ?? null;

/** The selection within a pane. */
export interface PaneSelection {
  span: Span;
  range: Range;
  /** The full counted text of the pane. */
  paneText: string;
}

/** A selection within `root`, limited to the pane in which it starts; null if that is empty. */
export function readSelection(root: HTMLElement, selection: Selection | null): PaneSelection | null {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const pane = paneOf(range.startContainer) ?? paneOf(range.endContainer);
  const name = pane?.dataset.pane;
  if (!pane || name === undefined || !root.contains(pane)) return null;
  const offsets = offsetsOf(pane, range);
  const paneText = countedText(pane);
  if (!offsets || paneText.slice(offsets.start, offsets.end).trim() === '') return null;
  return { span: { pane: name, ...offsets }, range, paneText };
}

const panesIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-pane]')];

/** The ranges of the marks whose panes are on the page. */
export function rangesOf(root: HTMLElement, marks: readonly Mark[]): { mark: Mark; range: Range }[] {
  return panesIn(root).flatMap((pane) => {
    const ofPane = marks.filter((mark) => mark.pane === pane.dataset.pane);
    if (ofPane.length === 0) return [];
    const text = countedText(pane);
    return ofPane.flatMap((mark) => {
      const place = placeOf(mark, text);
      const range = place && rangeOf(pane, place.start, place.end);
      return range ? [{ mark, range }] : [];
    });
  });
}

/** Scrolls a range into the middle of its scroll container. */
export function showRange(range: Range): void {
  const node = range.startContainer;
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'center' });
  // A paragraph may be longer than the pane, so that its centre is far from the range.
  const box = element?.closest<HTMLElement>('[data-scrolls]');
  if (!box) return;
  const offset = range.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
  box.scrollBy({ top: offset });
}
