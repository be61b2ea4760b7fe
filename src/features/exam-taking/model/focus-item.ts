import type { ExamItem } from '#src/shared/exam/items.ts';
import { takesLetters } from './shortcuts.ts';

const FIELDS = 'input, select, textarea, button';

/** The field of an item: the one that its view names, else the first of its question. */
function fieldOf(card: HTMLElement, index: number): HTMLElement | null {
  const pane = card.querySelector('[data-pane]') ?? card;
  const named = pane.querySelector<HTMLElement>(`[data-item="${index}"]`);
  const checked = pane.querySelector<HTMLElement>('input:checked');
  return named ?? checked ?? pane.querySelector<HTMLElement>(FIELDS);
}

/** Brings an item into view and puts the focus there; a touch screen's keyboard stays down until it is asked for. */
export function focusItem(root: HTMLElement, item: ExamItem): void {
  const card = root.querySelector<HTMLElement>(`[data-question="${CSS.escape(item.questionId)}"]`);
  if (!card) return;
  const field = fieldOf(card, item.index);
  const quiet = takesLetters(field) && matchMedia('(pointer: coarse)').matches;
  const target = field && !quiet ? field : card;
  (field ?? card).scrollIntoView({ block: 'center' });
  if (target === card) card.scrollIntoView({ block: 'nearest' });
  target.focus({ preventScroll: true });
}

/** Which item of the test the focus is in. */
export function itemAt(target: EventTarget | null, items: readonly ExamItem[]): ExamItem | undefined {
  if (!(target instanceof Element)) return undefined;
  const questionId = target.closest<HTMLElement>('[data-question]')?.dataset.question;
  const named = target.closest<HTMLElement>('[data-item]')?.dataset.item;
  const own = items.filter((item) => item.questionId === questionId);
  return named === undefined ? own[0] : own[Number(named)];
}
