import { useCallback, useMemo, useRef, useState } from 'react';
import { TEST } from '#src/messages/exam.ts';
import { SaveLine } from '#src/platform/outbox/screen/save-line.tsx';
import { useRecorder } from '#src/shared/audio/use-recorder.ts';
import { numberRange, type TestItem, testItems } from '#src/shared/exam/items.ts';
import { LocalClockNote } from '#src/shared/exam/local-clock-note.tsx';
import type { ReadTest } from '#src/shared/exam/read-exam.ts';
import type { OwnTestAnswers } from '#src/shared/exam/use-own-exam-answers.ts';
import { showToast } from '#src/ui/toast.ts';
import type { AttemptNotes } from '../model/attempt-notes.ts';
import type { Mark } from '../model/marks.ts';
import { rangesOf, showRange } from '../model/panes.ts';
import { markForReview } from '../model/save-exam-answer.ts';
import { selectSentence } from '../model/select-sentence.ts';
import { useAnswerBook } from '../model/use-answer-book.ts';
import { useDisplay } from '../model/use-display.ts';
import { useTestPlace } from '../model/use-exam-place.ts';
import { useHeldUpdates } from '../model/use-held-updates.ts';
import { useMarking } from '../model/use-marking.ts';
import { useShortcuts } from '../model/use-shortcuts.ts';
import { useSubmit } from '../model/use-submit.ts';
import { changeView, useViewSettings } from '../model/view-settings.ts';
import { TestClock } from './exam-clock.tsx';
import { TestPanes } from './exam-panes.tsx';
import { TestSheets } from './exam-sheets.tsx';
import { Navigator } from './navigator.tsx';
import { OncePlayer } from './once-player.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';
import { type Sheet, TopBar } from './top-bar.tsx';

interface TestScreenProps {
  owner: string;
  read: ReadTest;
  own: OwnTestAnswers;
  notes: AttemptNotes;
  onNotes: (step: (before: AttemptNotes) => AttemptNotes) => void;
}

/** A timed test under way, as on the computer of a test centre. */
export function TestScreen({ owner, read, own, notes, onNotes }: TestScreenProps) {
  const { test, questions } = read;
  const { attempt, marked } = own;
  const attemptId = attempt.id;
  const root = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const recorder = useRecorder();
  useDisplay();
  useHeldUpdates();

  const labelOf = useCallback(
    (questionId: string): string => {
      const question = questions.find(({ id }) => id === questionId);
      return question ? `${test.title}: ${TEST.question(numberRange(question))}` : test.title;
    },
    [questions, test.title],
  );
  const book = useAnswerBook({ owner, attemptId, labelOf }, own.answers);
  const submission = useSubmit({ owner, attemptId, test, label: test.title }, book.flush);
  const items = useMemo(() => testItems(questions, book.answers, marked), [questions, book.answers, marked]);

  const onMove = useCallback((number: number) => onNotes((b) => ({ ...b, current: number })), [onNotes]);
  const { current, side, show, go } = useTestPlace(root, items, notes.current, onMove);
  const part = test.parts.find(({ position }) => position === current?.part) ?? test.parts[0];
  const step = (by: 1 | -1): void =>
    go(items[items.findIndex((item) => item.number === current?.number) + by]);

  const marking = useMarking(root, notes.marks, onNotes);
  const onMark = useCallback(
    (questionId: string, on: boolean) =>
      void markForReview({ owner, attemptId, questionId, marked: on, label: labelOf(questionId) }).catch(() =>
        showToast('error', TEST.markFailed),
      ),
    [owner, attemptId, labelOf],
  );
  const tools = useMemo(
    () => ({ owner, attemptId, recorder, onAnswer: book.change, onMark, flush: book.flush }),
    [owner, attemptId, recorder, book.change, onMark, book.flush],
  );

  const goToMark = (mark: Mark): void => {
    const passage = /^passage:(\d+)$/.exec(mark.pane)?.[1];
    const item = items.find((candidate: TestItem) =>
      passage === undefined
        ? mark.pane === `question:${candidate.questionId}`
        : candidate.part === Number(passage),
    );
    if (passage === undefined || item?.part !== part?.position) go(item);
    if (passage !== undefined) show('left');
    // Once the part that it is in has been drawn.
    requestAnimationFrame(() => {
      const [found] = root.current ? rangesOf(root.current, [mark]) : [];
      if (found) showRange(found.range);
    });
  };
  const scrollTo = (which: 'left' | 'right'): void => {
    show(which);
    root.current?.querySelector<HTMLElement>(`[data-scrolls=${which}]`)?.focus();
  };
  useShortcuts((action, shift) => {
    if (sheet !== null || marking.draft) return;
    const run: Record<typeof action, () => void> = {
      next: () => step(1),
      previous: () => step(-1),
      mark: () => current && onMark(current.questionId, !current.marked),
      clock: () => changeView({ clockHidden: !useViewSettings.getState().clockHidden }),
      passage: () => scrollTo('left'),
      questions: () => scrollTo('right'),
      sentence: () => root.current && selectSentence(root.current, shift),
      highlight: marking.highlight,
      note: marking.writeNote,
      clear: marking.clear,
      notes: () => setSheet('notes'),
      help: () => setSheet('help'),
    };
    run[action]();
  });

  const until = attempt.test.deadlineAt - attempt.test.skew;
  const tracks = test.parts.flatMap(({ position, audio }) =>
    audio ? [{ part: position, src: audio.src }] : [],
  );
  // Among parts of other skills it belongs to its own, until it has been begun: leaving that part does not stop it.
  const isPlaying = notes.heard !== null && !notes.heard.done;
  const showsPlayer = tracks.length > 0 && (test.skill !== 'mixed' || part?.audio != null || isPlaying);
  return (
    <main id="main" className="flex h-dvh flex-col overflow-hidden bg-surface">
      <title>{`${test.title} – Luyện`}</title>
      <TopBar
        title={test.title}
        noteCount={marking.notes.length}
        onOpen={setSheet}
        clock={<TestClock until={until} minutes={test.minutes} onOver={submission.submitAnyway} />}
        saved={<SaveLine owner={owner} status={book.status} onRetry={() => void book.flush()} />}
      />
      <LocalClockNote attempt={attempt} className="justify-center px-4 py-1 text-muted" />
      {showsPlayer && (
        <OncePlayer
          tracks={tracks}
          heard={notes.heard}
          onHeard={(next) => onNotes((b) => ({ ...b, heard: next(b.heard) }))}
        />
      )}
      <div ref={root} className="flex min-h-0 flex-1 flex-col">
        {part && (
          <TestPanes
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
        <SelectionToolbar
          range={marking.selected.range}
          canClear={marking.canClear}
          onHighlight={marking.highlight}
          onNote={marking.writeNote}
          onClear={marking.clear}
          onLeave={marking.drop}
        />
      )}
      <Navigator
        items={items}
        current={current?.number ?? 0}
        onGo={go}
        onStep={step}
        onOpenAll={() => setSheet('numbers')}
      />
      <TestSheets
        open={sheet}
        onClose={() => setSheet(null)}
        items={items}
        current={current?.number ?? 0}
        minutesLeft={() => Math.ceil((until - Date.now()) / 60_000)}
        submitting={submission.busy}
        marking={marking}
        onGo={go}
        onGoToMark={goToMark}
        onSubmit={submission.submit}
      />
    </main>
  );
}
