import { type RefObject, useEffect, useRef } from 'react';
import type { ExamItem } from '#src/shared/exam/items.ts';
import type { Sheet } from '../components/top-bar.tsx';
import type { Ways } from './exam-navigation.ts';
import { selectSentence } from './select-sentence.ts';
import { actionOf, type ShortcutAction, takesLetters } from './shortcuts.ts';
import type { Marking } from './use-marking.ts';
import { changeView, useViewSettings } from './view-settings.ts';

/** Single-key shortcuts; ignored in text fields, and if the learner has turned them off. */
function useShortcuts(run: (action: ShortcutAction, shift: boolean) => void): void {
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

interface ExamState {
  /** A dialog is open over the test. */
  isCovered: boolean;
  current: ExamItem | undefined;
  ways: Ways;
  marking: Marking;
  onMark: (questionId: string, on: boolean) => void;
  onOpen: (sheet: Sheet) => void;
}

/** Runs the action of each single key; ignored while a dialog is open. */
export function useExamShortcuts(root: RefObject<HTMLElement | null>, test: ExamState): void {
  const { isCovered, current, ways, marking, onMark, onOpen } = test;
  useShortcuts((action, shift) => {
    if (isCovered || marking.draft) return;
    const run: Record<ShortcutAction, () => void> = {
      next: () => ways.step(1),
      previous: () => ways.step(-1),
      mark: () => current && onMark(current.questionId, !current.marked),
      clock: () => changeView({ clockHidden: !useViewSettings.getState().clockHidden }),
      passage: () => ways.toPane('left'),
      questions: () => ways.toPane('right'),
      sentence: () => root.current && selectSentence(root.current, shift),
      highlight: marking.highlight,
      note: marking.writeNote,
      clear: marking.clear,
      notes: () => onOpen('notes'),
      help: () => onOpen('help'),
    };
    run[action]();
  });
}
