import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ExamItem } from '#src/shared/exam/items.ts';
import type { PaneSide } from '../components/split-panes.tsx';
import { focusItem, itemAt } from './focus-item.ts';

export interface ExamPlace {
  current: ExamItem | undefined;
  /** The pane that is shown on a phone. */
  side: PaneSide;
  show: (side: PaneSide) => void;
  /** Navigates to an item and focuses it. */
  go: (item: ExamItem | undefined) => void;
}

/**
 * The learner's position in the test.
 * @param at stored number of the item; null at the beginning
 * @param onMove stores the number
 */
export function useExamPlace(
  root: RefObject<HTMLElement | null>,
  items: readonly ExamItem[],
  at: number | null,
  onMove: (number: number) => void,
): ExamPlace {
  const [side, show] = useState<PaneSide>('left');
  const [destination, setDestination] = useState<ExamItem | null>(null);
  const current = items.find(({ number }) => number === at) ?? items[0];
  const moveTo = useCallback(
    (item: ExamItem | undefined) => {
      if (item && item.number !== at) onMove(item.number);
    },
    [at, onMove],
  );
  const go = useCallback(
    (item: ExamItem | undefined) => {
      if (!item) return;
      show('right');
      moveTo(item);
      setDestination({ ...item });
    },
    [moveTo],
  );
  // Runs once the item's part and pane are rendered.
  useLayoutEffect(() => {
    if (destination && root.current) focusItem(root.current, destination);
  }, [root, destination]);
  // The position also follows the focus.
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => moveTo(itemAt(target, items));
    const element = root.current;
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [root, items, moveTo]);
  return { current, side, show, go };
}
