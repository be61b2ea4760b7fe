import { type RefObject, useEffect } from 'react';

/** Highlights painted over the text without a change of the document, by their names in the style sheet. */
type PaintedName = 'test-highlight' | 'test-note';

const canPaint = (): boolean => 'highlights' in CSS && typeof Highlight === 'function';

/**
 * Paints ranges, and again whenever the text below `root` changes.
 * @param find the ranges as they are now; keep it stable with `useCallback`
 */
export function usePainted(
  root: RefObject<HTMLElement | null>,
  name: PaintedName,
  find: (root: HTMLElement) => Range[],
): void {
  useEffect(() => {
    const element = root.current;
    if (!element || !canPaint()) return;
    const paint = (): void => {
      CSS.highlights.set(name, new Highlight(...find(element)));
    };
    let waiting: number | null = null;
    const observer = new MutationObserver(() => {
      waiting ??= requestAnimationFrame(() => {
        waiting = null;
        paint();
      });
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    paint();
    return () => {
      observer.disconnect();
      if (waiting !== null) cancelAnimationFrame(waiting);
      CSS.highlights.delete(name);
    };
  }, [root, name, find]);
}
