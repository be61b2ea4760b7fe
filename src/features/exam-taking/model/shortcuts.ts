/** Action of a key in the test. */
export type ShortcutAction =
  | 'next'
  | 'previous'
  | 'mark'
  | 'clock'
  | 'passage'
  | 'questions'
  | 'sentence'
  | 'highlight'
  | 'note'
  | 'clear'
  | 'notes'
  | 'help';

/** By `KeyboardEvent.key`, letters in lower case. */
export const SHORTCUTS: Readonly<Record<string, ShortcutAction>> = {
  n: 'next',
  p: 'previous',
  m: 'mark',
  t: 'clock',
  '[': 'passage',
  ']': 'questions',
  b: 'sentence',
  h: 'highlight',
  g: 'note',
  x: 'clear',
  l: 'notes',
  '?': 'help',
};

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
}

/** The action of a key press; null with a modifier or during IME composition. */
export function actionOf({ key, ctrlKey, metaKey, altKey, isComposing }: Press): ShortcutAction | null {
  if (ctrlKey || metaKey || altKey || isComposing) return null;
  const name = key.toLowerCase();
  return Object.hasOwn(SHORTCUTS, name) ? (SHORTCUTS[name] ?? null) : null;
}

const NON_TEXT_TYPES: ReadonlySet<string> = new Set(['radio', 'checkbox', 'range', 'button']);

/** Whether the element handles letter keys itself, as a text field, a list or a dialog does. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !NON_TEXT_TYPES.has(target.type)) ||
  (target instanceof HTMLElement && (target.isContentEditable || target.closest('[role=dialog]') !== null));
