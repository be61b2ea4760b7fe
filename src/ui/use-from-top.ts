import { useEffect, useRef } from 'react';

/**
 * Begins at the top whenever what the page shows is replaced without navigation: otherwise the learner would be left in
 * the middle of something they have not seen, and keyboard and screen reader nowhere.
 * @param shown changes with what is shown
 */
export function useFromTop(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    window.scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [shown]);
}
