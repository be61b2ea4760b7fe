import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type PaneSelection, readSelection } from './panes.ts';

interface SelectionState {
  selected: PaneSelection | null;
  /** Clears the selection. */
  drop: () => void;
}

/** The selection within a markable text; updated once the pointer is released. */
export function usePaneSelection(root: RefObject<HTMLElement | null>): SelectionState {
  const [selected, setSelected] = useState<PaneSelection | null>(null);
  useEffect(() => {
    let isPointerDown = false;
    const read = (): void => {
      if (isPointerDown || !root.current) return;
      setSelected(readSelection(root.current, document.getSelection()));
    };
    const onDown = ({ target }: PointerEvent): void => {
      isPointerDown = target instanceof Node && root.current?.contains(target) === true;
    };
    const onUp = (): void => {
      isPointerDown = false;
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
