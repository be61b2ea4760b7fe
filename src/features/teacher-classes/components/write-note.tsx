import { type FormEvent, useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { TaughtLessonDetail } from '#contract/teacher-classes.ts';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import { holdUpdates } from '#src/platform/pwa/update.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useLessonAction, writeNote } from '../api/taught.ts';
import { LESSON } from '../messages/classes.ts';

/** Writes to the class or to one of it. The text stays until the server has it; one that is sent again is written once. */
export function WriteNote({ lesson: { id, people } }: { lesson: TaughtLessonDetail }) {
  const [text, setText] = useState('');
  const [learner, setLearner] = useState('');
  const [noteId, setNoteId] = useState(() => uuid());
  const [isMissing, setMissing] = useState(false);
  const send = useLessonAction(
    () => writeNote(id, { id: noteId, learner_id: learner === '' ? null : learner, text }),
    LESSON.sent,
  );
  const isTyped = text !== '';
  useEffect(() => (isTyped ? holdUpdates('a note is being written') : undefined), [isTyped]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return;
    send.mutate(undefined, {
      onSuccess: () => {
        setText('');
        setNoteId(uuid());
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <SelectField
        label={LESSON.noteFor}
        empty={LESSON.wholeClass}
        value={learner}
        options={people.map((person) => ({ code: person.id, name: `${person.name} ${person.phone}` }))}
        onChange={(event) => setLearner(event.target.value)}
      />
      <TextArea
        label={LESSON.note}
        hint={LESSON.noteHint}
        error={isMissing ? LESSON.noteMissing : (send.error?.message ?? null)}
        maxLength={CLASS_LIMITS.note}
        value={text}
        onChange={setText}
      />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        busy={send.isPending}
      >
        {LESSON.send}
      </Button>
    </form>
  );
}
