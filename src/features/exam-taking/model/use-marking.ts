import { type RefObject, useCallback, useMemo, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { AttemptNotes } from './attempt-notes.ts';
import { addHighlight, addNote, clearSpan, editNote, isMarked, type Mark, removeMark } from './marks.ts';
import { type PaneSelection, rangesOf } from './panes.ts';
import { useNoteClicks } from './use-note-clicks.ts';
import { usePainted } from './use-painted.ts';
import { usePaneSelection } from './use-pane-selection.ts';

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
