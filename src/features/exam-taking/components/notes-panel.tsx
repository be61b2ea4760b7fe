import { MARKS } from '#src/messages/exam.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import type { Mark } from '../model/marks.ts';

interface NotesPanelProps {
  notes: readonly Mark[];
  onGoTo: (mark: Mark) => void;
  onEdit: (mark: Mark) => void;
  onRemove: (mark: Mark) => void;
  onClose: () => void;
}

/** All notes of the attempt, each with the text that it refers to. */
export function NotesPanel({ notes, onGoTo, onEdit, onRemove, onClose }: NotesPanelProps) {
  return (
    <Dialog open onClose={onClose} title={MARKS.panel}>
      {notes.length === 0 && <p className="text-muted">{MARKS.empty}</p>}
      <ul className="grid max-h-[60dvh] gap-4 overflow-y-auto">
        {notes.map((mark) => (
          <li key={mark.id} className="grid gap-2 border-b border-line pb-3">
            <blockquote lang="en" className="line-clamp-2 border-l-4 border-line-strong pl-3 text-muted">
              {mark.text}
            </blockquote>
            <p className="whitespace-pre-wrap">{mark.note}</p>
            <div className="flex flex-wrap">
              <Button variant="quiet" onClick={() => onGoTo(mark)}>
                {MARKS.goTo}
              </Button>
              <Button variant="quiet" onClick={() => onEdit(mark)}>
                {MARKS.edit}
              </Button>
              <Button variant="quiet" onClick={() => onRemove(mark)}>
                {MARKS.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
