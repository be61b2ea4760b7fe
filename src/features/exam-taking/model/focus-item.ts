import type { ExamItem } from '#src/shared/exam/items.ts';
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
export function focusItem(root: HTMLElement, item: ExamItem): void {
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
export function itemAt(target: EventTarget | null, items: readonly ExamItem[]): ExamItem | undefined {
  if (!(target instanceof Element)) return undefined;
  const questionId = target.closest<HTMLElement>('[data-question]')?.dataset.question;
  const named = target.closest<HTMLElement>('[data-item]')?.dataset.item;
  const ofQuestion = items.filter((item) => item.questionId === questionId);
  return named === undefined ? ofQuestion[0] : ofQuestion[Number(named)];
}
