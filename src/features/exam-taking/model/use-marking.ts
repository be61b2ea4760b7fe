import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { AttemptNotes } from './attempt-notes.ts';
import { addHighlight, addNote, clearSpan, editNote, isMarked, type Mark, removeMark } from './marks.ts';
import { type PaneSelection, rangesOf } from './panes.ts';
import { usePainted } from './use-painted.ts';
import { usePaneSelection } from './use-pane-selection.ts';

const CONTROLS = 'a, button, input, label, select, summary, textarea';

/** The mark at the pressed position. Painted highlights are no elements, so it is found by its range. */
function markAt(root: HTMLElement, marks: readonly Mark[], { clientX, clientY }: MouseEvent): Mark | null {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (!caret) return null;
  const found = rangesOf(root, marks).find(({ range }) =>
    range.isPointInRange(caret.offsetNode, caret.offset),
  );
  return found?.mark ?? null;
}

/** Opens a note when its text is pressed. Keyboard users have the list of notes. */
function useNoteClicks(
  root: RefObject<HTMLElement | null>,
  notes: readonly Mark[],
  onOpen: (mark: Mark) => void,
): void {
  useEffect(() => {
    const element = root.current;
    const onClick = (event: MouseEvent): void => {
      const isOnControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
      if (!element || isOnControl || document.getSelection()?.isCollapsed === false) return;
      const mark = markAt(element, notes, event);
      if (mark) onOpen(mark);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [root, notes, onOpen]);
}

/** The note being edited: a new one on a selection, or an existing one. */
export type NoteDraft = { kind: 'new'; on: PaneSelection } | { kind: 'old'; mark: Mark };

type Change = (step: (before: AttemptNotes) => AttemptNotes) => void;

/** Highlights and notes on the texts below `root`: the selection, the marks and their actions. */
export function useMarking(root: RefObject<HTMLElement | null>, marks: readonly Mark[], change: Change) {
  const { selected, drop } = usePaneSelection(root);
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const notes = useMemo(() => marks.filter(({ note }) => note !== null), [marks]);
  const findHighlights = useCallback(
    (element: HTMLElement) =>
      rangesOf(
        element,
        marks.filter(({ note }) => note === null),
      ).map(({ range }) => range),
    [marks],
  );
  const findNotes = useCallback(
    (element: HTMLElement) => rangesOf(element, notes).map(({ range }) => range),
    [notes],
  );
  const editMark = useCallback((mark: Mark) => setDraft({ kind: 'old', mark }), []);
  useNoteClicks(root, notes, editMark);
  usePainted(root, 'test-highlight', findHighlights);
  usePainted(root, 'test-note', findNotes);

  const changeMarks = (step: (before: Mark[]) => Mark[]): void =>
    change((notes) => ({ ...notes, marks: step(notes.marks) }));
  const highlight = (): void => {
    if (!selected) return;
    const { span, paneText } = selected;
    const id = uuidv7();
    changeMarks((before) => addHighlight(before, span, paneText, id));
    drop();
  };
  const clear = (): void => {
    if (!selected) return;
    const { span } = selected;
    changeMarks((before) => clearSpan(before, span));
    drop();
  };
  const writeNote = (): void => {
    if (selected) setDraft({ kind: 'new', on: selected });
  };
  const saveNote = (note: string): void => {
    if (draft?.kind === 'new') {
      const { span, paneText } = draft.on;
      const id = uuidv7();
      changeMarks((before) => addNote(before, span, paneText, id, note));
    }
    if (draft?.kind === 'old') {
      const { id } = draft.mark;
      changeMarks((before) => editNote(before, id, note));
    }
    setDraft(null);
    drop();
  };
  return {
    selected,
    drop,
    canClear: selected !== null && isMarked(marks, selected.span),
    highlight,
    clear,
    writeNote,
    draft,
    saveNote,
    leaveNote: () => setDraft(null),
    editMark,
    notes,
    removeMark: (mark: Mark) => changeMarks((before) => removeMark(before, mark.id)),
  };
}

export type Marking = ReturnType<typeof useMarking>;
