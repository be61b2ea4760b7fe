import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type PaneSelection, readSelection } from './panes.ts';

interface SelectionState {
  selected: PaneSelection | null;
  /** Lets go of the selection. */
  drop: () => void;
}

/** What the learner has selected of a text that can be marked; told once the pointer is up. */
export function usePaneSelection(root: RefObject<HTMLElement | null>): SelectionState {
  const [selected, setSelected] = useState<PaneSelection | null>(null);
  useEffect(() => {
    let pointerDown = false;
    const read = (): void => {
      if (pointerDown || !root.current) return;
      setSelected(readSelection(root.current, document.getSelection()));
    };
    const onDown = ({ target }: PointerEvent): void => {
      pointerDown = target instanceof Node && root.current?.contains(target) === true;
    };
    const onUp = (): void => {
      pointerDown = false;
      read();
    };
    document.addEventListener('selectionchange', read);
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    return () => {
      document.removeEventListener('selectionchange', read);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
    };
  }, [root]);
  const drop = useCallback(() => {
    document.getSelection()?.removeAllRanges();
    setSelected(null);
  }, []);
  return { selected, drop };
}
