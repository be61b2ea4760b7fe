import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { dueAt } from '#rules/tutoring/due-at.ts';
import { HOMEWORK_KIND_WORDS } from '#src/messages/class-words.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useDebounced } from '#src/ui/use-debounced.ts';
import { type PickItem, SearchPicker } from './search-picker.tsx';
import { SETTING } from './words.ts';

const TYPING_MS = 300;
/** The content changes rarely. */
const FRESH_MS = 60_000;

const exercisesWith = (words: string) =>
  readQuery(
    ENDPOINTS.staffClasses.findExercises,
    { query: { words } },
    { call: callAsStaffOrThrow, persist: 'never', staleTime: FRESH_MS, placeholderData: keepPreviousData },
  );

interface HomeworkDialogProps {
  title: string;
  busy: boolean;
  /** Why it was refused. */
  problem: string | null;
  onSet: (body: BodyOf<typeof ENDPOINTS.staffLessons.setOwnHomework>) => void;
  onClose: () => void;
}

/** Sets an exercise, found by its name, as homework of a lesson. */
export function HomeworkDialog({ title, busy, problem, onSet, onClose }: HomeworkDialogProps) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<PickItem | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [day, setDay] = useState('');
  const { data, isError } = useQuery(exercisesWith(useDebounced(words, TYPING_MS).trim()));
  const found = data && {
    more: data.more,
    items: data.exercises.map((exercise) => ({
      key: exercise.id,
      title: exercise.title,
      badge: HOMEWORK_KIND_WORDS[exercise.kind],
      note: exercise.place,
    })),
  };
  const confirm = () => {
    setMissing(chosen === null);
    if (chosen) onSet({ exercise_id: chosen.key, due_at: dueAt(day) });
  };
  return (
    <ConfirmDialog
      title={title}
      confirm={SETTING.set}
      cancel={SETTING.cancel}
      busy={busy}
      onClose={onClose}
      onConfirm={confirm}
    >
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <SearchPicker
        label={SETTING.search}
        hint={SETTING.searchHint}
        legend={SETTING.results}
        maxLength={TEXT_MAX.id}
        words={words}
        onWords={setWords}
        found={found}
        isFailed={isError}
        chosen={chosen}
        onChoose={(item) => {
          setChosen(item);
          setMissing(false);
        }}
        problem={isMissing ? SETTING.chooseFirst : null}
      />
      <TextField
        type="date"
        label={SETTING.due}
        hint={SETTING.dueHint}
        min={vietnamDay(Date.now())}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
    </ConfirmDialog>
  );
}
