import { useEffect, useRef } from 'react';
import { actionOf, type ShortcutAction, takesLetters } from './shortcuts.ts';
import { useViewSettings } from './view-settings.ts';

/** Single-key shortcuts; ignored in text fields, and if the learner has turned them off. */
export function useShortcuts(run: (action: ShortcutAction, shift: boolean) => void): void {
  const isOn = useViewSettings((view) => view.shortcuts);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = actionOf(event);
      // The help remains available, because shortcuts are turned on again there.
      if (!action || (!isOn && action !== 'help') || takesLetters(event.target)) return;
      event.preventDefault();
      latest.current(action, event.shiftKey);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
