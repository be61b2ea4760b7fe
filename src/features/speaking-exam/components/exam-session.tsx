import { type ReactNode, useMemo, useState } from 'react';
import { href } from '#contract/href.ts';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import type { SpeakingExam } from '#src/shared/queries/speaking.ts';
import { useVoicesAhead } from '#src/shared/speaking/examiner/use-voices-ahead.ts';
import { useTurn } from '#src/shared/speaking/turn/use-turn.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { SPEAKING_EXAM } from '../messages/speaking-exam.ts';
import { type ComparedExam, chosenExam, type ExamChoice } from '../model/exam-elsewhere.ts';
import { isBegun } from '../model/exam-progress.ts';
import { type ExamScript, linesOf } from '../model/exam-script.ts';
import { changeExamNotes, storeAttempt } from '../model/stored-exam.ts';
import { useExamRun } from '../model/use-exam-run.ts';
import { ExamOver } from './exam-over.tsx';
import { ExamStage } from './exam-stage.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Paused } from './paused.tsx';
import { Preparation } from './preparation.tsx';

/** The frame of everything but the test itself. */
export function Framed({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <BareHeader title={SPEAKING_EXAM.name} back={href('speakingRoom')} backLabel={SPEAKING_EXAM.back} />
      {children}
    </main>
  );
}

interface ExamSessionProps extends Pick<ComparedExam, 'exam' | 'elsewhere'> {
  owner: string;
  detail: SpeakingExam;
  script: ExamScript;
}

/** A test from its preparation, or from where it was left, to its end. */
export function ExamSession({ owner, detail, script, exam, elsewhere }: ExamSessionProps) {
  const [choice, setChoice] = useState<ExamChoice | null>(null);
  const stored = chosenExam(exam, elsewhere, choice);
  const { attemptId } = stored;
  const { set } = detail;
  useMeasuredTime(owner, `speaking:${set.id}`);
  // Nothing is understood in a test: what the examiner asks does not depend on it, and the server grades it.
  const conversation = useTurn({ owner, attemptId, set });
  const label = set.title_vi;
  const run = useExamRun({ owner, attemptId, setId: set.id, label, script }, conversation);
  useVoicesAhead(useMemo(() => linesOf(script), [script]));
  const [notes, setNotes] = useState(stored.notes);
  const [isBeginning, setBeginning] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isLeaving, setLeaving] = useState(false);
  const start = async (): Promise<void> => {
    setBeginning(true);
    conversation.voice.unlock();
    try {
      await storeAttempt(owner, set, stored);
      run.begin(stored.progress);
    } catch (error) {
      setBeginning(false);
      setFailure(error);
    }
  };
  const { state } = run;
  if (state.name === 'running')
    return (
      <>
        <ExamStage
          conversation={conversation}
          scene={state.effect}
          place={run.place}
          notes={notes}
          onNotes={(next) => {
            setNotes(next);
            void changeExamNotes(owner, attemptId, { notes: next });
          }}
          onReady={run.ready}
          onLeave={() => setLeaving(true)}
        />
        {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} />}
      </>
    );
  const isResumed = state.name === 'waiting' && isBegun(stored.progress);
  if (state.name === 'paused' || isResumed)
    return (
      <Framed>
        <Paused
          owner={owner}
          attemptId={attemptId}
          why={state.name === 'paused' ? state.why : 'reload'}
          progress={state.name === 'paused' ? state.progress : stored.progress}
          recorder={conversation.recorder}
          elsewhere={elsewhere}
          onGoOn={run.begin}
        />
      </Framed>
    );
  return (
    <Framed>
      {state.name === 'over' ? (
        <ExamOver setId={set.id} attemptId={attemptId} progress={state.progress} />
      ) : (
        <Preparation
          owner={owner}
          detail={detail}
          voice={conversation.voice}
          elsewhere={elsewhere}
          choice={choice}
          onChoose={setChoice}
          busy={isBeginning}
          failure={failure}
          onStart={() => void start()}
        />
      )}
    </Framed>
  );
}
