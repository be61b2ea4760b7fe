import { useEffect, useRef } from 'react';
import { actionOf, type ShortcutAction, takesLetters } from './shortcuts.ts';
import { useViewSettings } from './view-settings.ts';

/** Single keys of the test; they do nothing where letters are typed, nor once the learner has turned them off. */
export function useShortcuts(run: (action: ShortcutAction, shift: boolean) => void): void {
  const on = useViewSettings((view) => view.shortcuts);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = actionOf(event);
      // The way to the help, where they are turned on again, stays open.
      if (!action || (!on && action !== 'help') || takesLetters(event.target)) return;
      event.preventDefault();
      latest.current(action, event.shiftKey);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
}
