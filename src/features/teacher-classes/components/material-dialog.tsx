import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import type { FoundMaterial } from '#contract/teacher-classes.ts';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import { type PickItem, SearchPicker } from '#src/shared/class-desk/search-picker.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useDebounced } from '#src/ui/use-debounced.ts';
import { addMaterial, materialsWith, useLessonAction } from '../api/taught.ts';
import { LESSON } from '../messages/classes.ts';

const TYPING_MS = 300;

const itemOf = ({ kind, target, title }: FoundMaterial): PickItem => ({
  key: `${kind} ${target}`,
  title,
  badge: LESSON.materialKinds[kind],
  note: null,
});

/** Adds a study sheet or a file of the content, found by its name. */
export function MaterialDialog({ lessonId, onClose }: { lessonId: string; onClose: () => void }) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<FoundMaterial | null>(null);
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<'choice' | 'title' | null>(null);
  const { data, isError } = useQuery({
    ...materialsWith(useDebounced(words, TYPING_MS).trim()),
    placeholderData: keepPreviousData,
  });
  const add = useLessonAction(
    ({ kind, target }: FoundMaterial) =>
      addMaterial(lessonId, { kind, target, title: kind === 'file' ? title : null }),
    LESSON.materialAdded,
  );
  const confirm = () => {
    const isNameless = chosen?.kind === 'file' && title.trim() === '';
    setProblem(chosen === null ? 'choice' : isNameless ? 'title' : null);
    if (chosen && !isNameless) add.mutate(chosen, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={LESSON.addMaterial}
      confirm={LESSON.addMaterial}
      cancel={LESSON.cancel}
      busy={add.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      {add.isError && <Notice tone="error">{add.error.message}</Notice>}
      <SearchPicker
        label={LESSON.materialSearch}
        hint={LESSON.materialHint}
        legend={LESSON.materialResults}
        maxLength={TEXT_MAX.id}
        words={words}
        onWords={setWords}
        found={data && { items: data.materials.map(itemOf), more: data.more }}
        isFailed={isError}
        chosen={chosen && itemOf(chosen)}
        onChoose={({ key }) => {
          setChosen(data?.materials.find((each) => itemOf(each).key === key) ?? chosen);
          setProblem(null);
        }}
        problem={problem === 'choice' ? LESSON.materialMissing : null}
      />
      {chosen?.kind === 'file' && (
        <TextField
          label={LESSON.materialTitle}
          maxLength={CLASS_LIMITS.name}
          value={title}
          error={problem === 'title' ? LESSON.materialTitleMissing : null}
          onChange={(event) => setTitle(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
