import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ExamItem } from '#src/shared/exam/items.ts';
import type { PaneSide } from '../components/split-panes.tsx';
import { takesLetters } from './shortcuts.ts';

const FIELDS = 'input, select, textarea, button';

/** The field of an item: the one marked with its index, else the first one of its question. */
function fieldOf(card: HTMLElement, index: number): HTMLElement | null {
  const pane = card.querySelector('[data-pane]') ?? card;
  const named = pane.querySelector<HTMLElement>(`[data-item="${index}"]`);
  const checked = pane.querySelector<HTMLElement>('input:checked');
  return named ?? checked ?? pane.querySelector<HTMLElement>(FIELDS);
}

/** Scrolls to an item and focuses it, without opening the on-screen keyboard of a touch screen. */
function focusItem(root: HTMLElement, item: ExamItem): void {
  const card = root.querySelector<HTMLElement>(`[data-question="${CSS.escape(item.questionId)}"]`);
  if (!card) return;
  const field = fieldOf(card, item.index);
  const opensKeyboard = takesLetters(field) && matchMedia('(pointer: coarse)').matches;
  const target = field && !opensKeyboard ? field : card;
  (field ?? card).scrollIntoView({ block: 'center' });
  if (target === card) card.scrollIntoView({ block: 'nearest' });
  target.focus({ preventScroll: true });
}

/** The item of the test that contains the focus. */
function itemAt(target: EventTarget | null, items: readonly ExamItem[]): ExamItem | undefined {
  if (!(target instanceof Element)) return undefined;
  const questionId = target.closest<HTMLElement>('[data-question]')?.dataset.question;
  const named = target.closest<HTMLElement>('[data-item]')?.dataset.item;
  const ofQuestion = items.filter((item) => item.questionId === questionId);
  return named === undefined ? ofQuestion[0] : ofQuestion[Number(named)];
}

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
