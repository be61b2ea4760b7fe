import { useState } from 'react';
import type { TaughtLessonDetail, TaughtNote } from '#contract/teacher-classes.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { removeNote, useLessonAction } from '../api/taught.ts';
import { LESSON } from '../messages/classes.ts';
import { ChangeNote } from './change-note.tsx';
import { WriteNote } from './write-note.tsx';

/** Enough of a note to know it by. */
const beginningOf = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

interface NoteItemProps {
  note: TaughtNote;
  /** Of whom it is for alone. */
  name: string | null;
  onOpen: (what: 'change' | 'remove') => void;
}

const NoteItem = ({ note: { text, author_name, written_at, is_own }, name, onOpen }: NoteItemProps) => (
  <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
    <p className="text-sm font-semibold">{name === null ? LESSON.wholeClass : LESSON.onlyFor(name)}</p>
    <p className="whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{text}</p>
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="text-sm text-muted">
        {[author_name, formatMoment(written_at)].filter(Boolean).join(' · ')}
      </p>
      <p className="-mr-3 flex">
        {is_own && (
          <Button
            variant="quiet"
            aria-label={LESSON.changeNoteOf(beginningOf(text))}
            onClick={() => onOpen('change')}
          >
            {LESSON.changeNote}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={LESSON.removeNoteOf(beginningOf(text))}
          onClick={() => onOpen('remove')}
        >
          {LESSON.removeNote}
        </Button>
      </p>
    </div>
  </li>
);

/** What the teacher tells the class, or one of it. */
export function Notes({ lesson }: { lesson: TaughtLessonDetail }) {
  const [opened, setOpened] = useState<{ what: 'change' | 'remove'; note: TaughtNote } | null>(null);
  const remove = useLessonAction((id: string) => removeNote(lesson.id, id), LESSON.noteRemoved);
  const nameOf = new Map(lesson.people.map(({ id, name }) => [id, name]));
  const close = () => setOpened(null);
  return (
    <section className="grid gap-3">
      <SectionHead title={LESSON.notes} />
      <Card className="grid gap-5">
        <WriteNote lesson={lesson} />
        {lesson.notes.length === 0 ? (
          <p className="text-muted">{LESSON.noNotes}</p>
        ) : (
          <ul className="divide-y divide-line border-t border-line pt-4">
            {lesson.notes.map((note) => (
              <NoteItem
                key={note.id}
                note={note}
                name={note.learner_id === null ? null : (nameOf.get(note.learner_id) ?? '')}
                onOpen={(what) => setOpened({ what, note })}
              />
            ))}
          </ul>
        )}
      </Card>
      {opened?.what === 'change' && <ChangeNote lessonId={lesson.id} note={opened.note} onClose={close} />}
      {opened?.what === 'remove' && (
        <ConfirmDialog
          danger
          title={LESSON.removeNoteTitle}
          confirm={LESSON.removeNote}
          cancel={LESSON.keep}
          busy={remove.isPending}
          onClose={close}
          onConfirm={() => remove.mutate(opened.note.id, { onSettled: close })}
        >
          <p>{LESSON.removeNoteText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
