import { type RefObject, useEffect } from 'react';
import type { Mark } from './marks.ts';
import { rangesOf } from './panes.ts';

const CONTROLS = 'a, button, input, label, select, summary, textarea';

/** The mark at the pressed position. Painted highlights are no elements, so it is found by its range. */
function markAt(root: HTMLElement, marks: readonly Mark[], { clientX, clientY }: MouseEvent): Mark | null {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (!caret) return null;
  const found = rangesOf(root, marks).find(({ range }) =>
    range.isPointInRange(caret.offsetNode, caret.offset),
  );
  return found?.mark ?? null;
}

/** Opens a note when its text is pressed. Keyboard users have the list of notes. */
export function useNoteClicks(
  root: RefObject<HTMLElement | null>,
  notes: readonly Mark[],
  onOpen: (mark: Mark) => void,
): void {
  useEffect(() => {
    const element = root.current;
    const onClick = (event: MouseEvent): void => {
      const isOnControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
      if (!element || isOnControl || document.getSelection()?.isCollapsed === false) return;
      const mark = markAt(element, notes, event);
      if (mark) onOpen(mark);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [root, notes, onOpen]);
}
