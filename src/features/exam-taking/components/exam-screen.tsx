import { useCallback, useMemo, useRef, useState } from 'react';
import { pageTitle } from '#src/messages/page-title.ts';
import { SaveLine } from '#src/platform/outbox/screen/save-line.tsx';
import { examItems } from '#src/shared/exam/items.ts';
import { LocalClockNote } from '#src/shared/exam/local-clock-note.tsx';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import type { LocalExamAnswers } from '#src/shared/exam/use-local-exam-answers.ts';
import type { AttemptNotes } from '../model/attempt-notes.ts';
import { examNavigation } from '../model/exam-navigation.ts';
import { useDisplay } from '../model/use-display.ts';
import { useExamPlace } from '../model/use-exam-place.ts';
import { useExamShortcuts } from '../model/use-exam-shortcuts.ts';
import { useHeldUpdates } from '../model/use-held-updates.ts';
import { useMarking } from '../model/use-marking.ts';
import { useQuestionTools } from '../model/use-question-tools.ts';
import { useSubmit } from '../model/use-submit.ts';
import { ExamClock } from './exam-clock.tsx';
import { ExamPanes } from './exam-panes.tsx';
import { ExamSheets } from './exam-sheets.tsx';
import { ExamSound } from './exam-sound.tsx';
import { Navigator } from './navigator.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';
import { type Sheet, TopBar } from './top-bar.tsx';

/** The whole screen, but for the line with the age of a stored exam. */
const SCREEN = 'flex h-[calc(100dvh-var(--stored-age-shown))] flex-col overflow-hidden bg-surface';

interface ExamScreenProps {
  owner: string;
  exam: ExamWithAnswers;
  local: LocalExamAnswers;
  notes: AttemptNotes;
  onNotes: (step: (before: AttemptNotes) => AttemptNotes) => void;
}

/** A running timed test, laid out as on the computers of a test centre. */
export function ExamScreen({ owner, exam, local, notes, onNotes }: ExamScreenProps) {
  const { test, questions } = exam;
  const { attempt, marked } = local;
  const root = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useDisplay();
  useHeldUpdates();

  const { book, tools } = useQuestionTools(owner, exam, local);
  const submission = useSubmit({ owner, attemptId: attempt.id, test, label: test.title }, book.flush);
  const items = useMemo(() => examItems(questions, book.answers, marked), [questions, book.answers, marked]);

  const onMove = useCallback((number: number) => onNotes((b) => ({ ...b, current: number })), [onNotes]);
  const place = useExamPlace(root, items, notes.current, onMove);
  const { current, side, show, go } = place;
  const part = test.parts.find(({ position }) => position === current?.part) ?? test.parts[0];
  const ways = examNavigation(root, items, place, part);

  const marking = useMarking(root, notes.marks, onNotes);
  useExamShortcuts(root, {
    isCovered: sheet !== null,
    current,
    ways,
    marking,
    onMark: tools.onMark,
    onOpen: setSheet,
  });

  const until = attempt.test.deadlineAt - attempt.test.skew;
  return (
    <main id="main" className={SCREEN}>
      <title>{pageTitle(test.title)}</title>
      <TopBar
        title={test.title}
        noteCount={marking.notes.length}
        onOpen={setSheet}
        clock={<ExamClock until={until} minutes={test.minutes} onOver={submission.submitAnyway} />}
        saved={<SaveLine owner={owner} status={book.status} onRetry={() => void book.flush()} />}
      />
      <LocalClockNote attempt={attempt} className="justify-center px-4 py-1 text-muted" />
      <ExamSound test={test} part={part} heard={notes.heard} onNotes={onNotes} />
      <div ref={root} className="flex min-h-0 flex-1 flex-col">
        {part && (
          <ExamPanes
            part={part}
            questions={questions.filter((question) => question.part === part.position)}
            answers={book.answers}
            marked={marked}
            current={current?.questionId ?? null}
            tools={tools}
            side={side}
            onShow={show}
          />
        )}
      </div>
      {marking.selected && !marking.draft && (
        <SelectionToolbar range={marking.selected.range} marking={marking} />
      )}
      <Navigator
        items={items}
        current={current?.number ?? 0}
        onGo={go}
        onStep={ways.step}
        onOpenAll={() => setSheet('numbers')}
      />
      <ExamSheets
        open={sheet}
        onClose={() => setSheet(null)}
        items={items}
        current={current?.number ?? 0}
        minutesLeft={() => Math.ceil((until - Date.now()) / 60_000)}
        submitting={submission.busy}
        marking={marking}
        onGo={go}
        onGoToMark={ways.toMark}
        onSubmit={submission.submit}
      />
    </main>
  );
}
