import { useEffectEvent, useLayoutEffect } from 'react';

/** What a key means on the grading page. */
export type DeskKey =
  | { do: 'band'; key: string }
  | { do: 'criterion' | 'comment'; step: 1 | -1 }
  | { do: 'add' | 'phrases' | 'sentences' | 'play' | 'reveal' | 'submit' | 'help' };

const LETTERS: Readonly<Record<string, DeskKey>> = {
  ']': { do: 'criterion', step: 1 },
  '[': { do: 'criterion', step: -1 },
  j: { do: 'comment', step: 1 },
  k: { do: 'comment', step: -1 },
  c: { do: 'add' },
  s: { do: 'sentences' },
  p: { do: 'play' },
  e: { do: 'reveal' },
  '/': { do: 'phrases' },
  '?': { do: 'help' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/**
 * The meaning of a key; null: none.
 * @param isTyping the key goes into a text: only Ctrl+Enter means something there, and the slash in an empty comment
 * @param singles keys without Ctrl are on
 */
export function meaningOf(
  { key, ctrlKey, metaKey, altKey, repeat }: Pressed,
  { isTyping, isEmptyComment, singles }: { isTyping: boolean; isEmptyComment?: boolean; singles: boolean },
): DeskKey | null {
  if (key === 'Enter' && (ctrlKey || metaKey)) return repeat ? null : { do: 'submit' };
  if (key === '/' && isEmptyComment && singles) return { do: 'phrases' };
  if (isTyping || !singles || ctrlKey || metaKey || altKey) return null;
  if (/^[0-9.,]$/.test(key)) return { do: 'band', key };
  return LETTERS[key.toLowerCase()] ?? null;
}

/** Whether keys go into this element as text. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])');

const isEmptyComment = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement && target.value === '' && target.closest('[data-comment]') !== null;

/** Calls back for keys with a meaning, unless a dialog is open. */
export function useDeskKeys(singles: boolean, onKey: (key: DeskKey) => void): void {
  const tell = useEffectEvent(onKey);
  // With the page: a key pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.isComposing || document.querySelector('[role="dialog"]')) return;
      const { target } = event;
      const where = { isTyping: isText(target), isEmptyComment: isEmptyComment(target), singles };
      const key = meaningOf(event, where);
      if (!key) return;
      event.preventDefault();
      tell(key);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [singles]);
}
