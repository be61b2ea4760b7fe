import { holdUpdates } from './update.ts';

/** Typed, still on the page, not empty, and not autosaved. */
const isUnsaved = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.isConnected && field.value !== '';

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) &&
  !['search', 'checkbox', 'radio', 'range'].includes(target.type) &&
  target.closest('[data-autosaved]') === null;

/**
 * Holds updates back while somebody has typed into a field of the page. Autosaved fields say so by
 * `data-autosaved` on them or around them.
 * @returns stops watching
 */
export function watchUnsavedInput(): () => void {
  const touched = new Set<HTMLInputElement | HTMLTextAreaElement>();
  let release: (() => void) | null = null;

  const review = (): void => {
    for (const field of touched) if (!isUnsaved(field)) touched.delete(field);
    if (touched.size > 0) {
      release ??= holdUpdates('unsaved input');
      observer.observe(document.body, { childList: true, subtree: true });
    } else {
      observer.disconnect();
      release?.();
      release = null;
    }
  };
  const observer = new MutationObserver(review);
  const onInput = ({ target }: Event): void => {
    if (!isField(target)) return;
    touched.add(target);
    review();
  };
  // Bubbling, after React's own listeners: rendering because of the hold would undo a key that React has not seen yet.
  document.addEventListener('input', onInput);
  return () => {
    document.removeEventListener('input', onInput);
    touched.clear();
    review();
  };
}
