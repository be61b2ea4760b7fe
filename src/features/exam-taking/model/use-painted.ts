import { type RefObject, useEffect } from 'react';

/** Highlights painted without changing the document, by their names in the style sheet. */
type PaintedName = 'test-highlight' | 'test-note';

const canPaint = (): boolean => 'highlights' in CSS && typeof Highlight === 'function';

/**
 * Paints ranges, and repaints them whenever the text below `root` changes.
 * @param find returns the current ranges; must be stable (`useCallback`)
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
    let frame: number | null = null;
    const observer = new MutationObserver(() => {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        paint();
      });
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    paint();
    return () => {
      observer.disconnect();
      if (frame !== null) cancelAnimationFrame(frame);
      CSS.highlights.delete(name);
    };
  }, [root, name, find]);
}
