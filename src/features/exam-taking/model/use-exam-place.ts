import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ExamItem } from '#src/shared/exam/items.ts';
import type { PaneSide } from '../components/split-panes.tsx';
import { focusItem, itemAt } from './focus-item.ts';

export interface ExamPlace {
  current: ExamItem | undefined;
  /** Which side a phone shows. */
  side: PaneSide;
  show: (side: PaneSide) => void;
  /** Leads to an item and puts the focus there. */
  go: (item: ExamItem | undefined) => void;
}

/**
 * Where in the test the learner is.
 * @param at number of the item, as it was kept; null at the beginning
 * @param onMove keeps the number
 */
export function useExamPlace(
  root: RefObject<HTMLElement | null>,
  items: readonly ExamItem[],
  at: number | null,
  onMove: (number: number) => void,
): ExamPlace {
  const [side, show] = useState<PaneSide>('left');
  const [wanted, setWanted] = useState<ExamItem | null>(null);
  const current = items.find(({ number }) => number === at) ?? items[0];
  const note = useCallback(
    (item: ExamItem | undefined) => {
      if (item && item.number !== at) onMove(item.number);
    },
    [at, onMove],
  );
  const go = useCallback(
    (item: ExamItem | undefined) => {
      if (!item) return;
      show('right');
      note(item);
      setWanted({ ...item });
    },
    [note],
  );
  // Once the part and the side that it is on are there.
  useLayoutEffect(() => {
    if (wanted && root.current) focusItem(root.current, wanted);
  }, [root, wanted]);
  // Where the focus comes to by itself, there the learner is.
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => note(itemAt(target, items));
    const element = root.current;
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [root, items, note]);
  return { current, side, show, go };
}
