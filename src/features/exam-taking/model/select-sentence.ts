import { nextSentence } from './next-sentence.ts';
import { readSelection, showRange } from './panes.ts';
import { countedText, rangeOf } from './text-offsets.ts';

/**
 * Selects the next sentence, for keyboard users; Shift and the arrow keys then adjust the selection.
 * @param root contains the panes; the one with the selection is used, else the focused one, else the first
 */
export function selectSentence(root: HTMLElement, backwards: boolean): void {
  const selection = document.getSelection();
  const current = readSelection(root, selection);
  const region = document.activeElement?.closest<HTMLElement>('[data-scrolls]');
  const start = region && root.contains(region) ? region : root;
  const pane = current
    ? root.querySelector<HTMLElement>(`[data-pane="${CSS.escape(current.span.pane)}"]`)
    : start.querySelector<HTMLElement>('[data-pane]');
  if (!pane || !selection) return;
  const from = current && (backwards ? current.span.start : current.span.end);
  const sentence = nextSentence(countedText(pane), from, backwards);
  const range = sentence && rangeOf(pane, sentence.start, sentence.end);
  if (!range) return;
  selection.removeAllRanges();
  selection.addRange(range);
  showRange(range);
}
