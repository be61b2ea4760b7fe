import { type ComponentProps, startTransition, useDeferredValue } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import { EXAM } from '#src/messages/exam.ts';
import type { ExamItem } from '#src/shared/exam/items.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import type { Mark } from '../model/marks.ts';
import type { Marking } from '../model/use-marking.ts';
import { DisplayDialog } from './display-dialog.tsx';
import { HelpSheet } from './help-sheet.tsx';
import { Numbers } from './navigator.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { SubmitExamDialog } from './submit-exam-dialog.tsx';
import type { Sheet } from './top-bar.tsx';

interface NumbersSheetProps extends ComponentProps<typeof Numbers> {
  onClose: () => void;
}

/** All numbers of the test in a dialog, which opens before its many buttons are rendered on a slow phone. */
function NumbersSheet({ onClose, ...numbers }: NumbersSheetProps) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <Dialog open onClose={onClose} title={EXAM.navigator.name}>
      <div className="grid h-[65dvh] content-start gap-3 overflow-y-auto">
        <p className="text-sm text-muted">{EXAM.navigator.legend}</p>
        {isDrawn && <Numbers {...numbers} takesFocus />}
      </div>
    </Dialog>
  );
}

interface ExamSheetsProps {
  open: Sheet | null;
  onClose: () => void;
  items: readonly ExamItem[];
  current: number;
  minutesLeft: () => number;
  submitting: boolean;
  marking: Marking;
  onGo: (item: ExamItem) => void;
  onGoToMark: (mark: Mark) => void;
  onSubmit: () => void;
}

/** The dialogs over the test, one at a time. */
export function ExamSheets(props: ExamSheetsProps) {
  const { open, onClose, items, current, minutesLeft, submitting, marking } = props;
  const navigate = useNavigate();
  const { draft } = marking;
  if (draft)
    return (
      <NoteDialog
        quote={draft.kind === 'old' ? draft.mark.text : draft.on.range.toString()}
        note={draft.kind === 'old' ? (draft.mark.note ?? '') : ''}
        onSave={marking.saveNote}
        onClose={marking.leaveNote}
      />
    );
  switch (open) {
    case 'notes':
      return (
        <NotesPanel
          notes={marking.notes}
          onGoTo={(mark) => {
            onClose();
            props.onGoToMark(mark);
          }}
          onEdit={marking.editMark}
          onRemove={marking.removeMark}
          onClose={onClose}
        />
      );
    case 'display':
      return <DisplayDialog onClose={onClose} />;
    case 'help':
      return <HelpSheet onClose={onClose} />;
    case 'numbers':
      return (
        <NumbersSheet
          items={items}
          current={current}
          onClose={onClose}
          onGo={(item) => {
            onClose();
            // The sheet closes immediately, although another part of the test renders slowly on a slow phone.
            startTransition(() => props.onGo(item));
          }}
        />
      );
    case 'submit':
      return (
        <SubmitExamDialog
          items={items}
          minutesLeft={minutesLeft()}
          busy={submitting}
          onClose={onClose}
          onSubmit={props.onSubmit}
        />
      );
    case 'leave':
      return (
        <ConfirmDialog
          title={EXAM.leave.title}
          cancel={EXAM.leave.stay}
          confirm={EXAM.leave.go}
          onClose={onClose}
          onConfirm={() => void navigate(href('home'))}
        >
          <p>{EXAM.leave.text}</p>
        </ConfirmDialog>
      );
    default:
      return null;
  }
}
