import type { RefObject } from 'react';
import type { ExamItem } from '#src/shared/exam/items.ts';
import type { Sheet } from '../components/top-bar.tsx';
import { selectSentence } from './select-sentence.ts';
import type { ShortcutAction } from './shortcuts.ts';
import type { Marking } from './use-marking.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { changeView, useViewSettings } from './view-settings.ts';
import type { Ways } from './ways-through.ts';

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
