import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { readingText } from '#rules/questions/reading-text.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { RECORDING_STATE, recordingState } from '#rules/speaking/recording-state.ts';
import { RESULT } from '#src/messages/practice.ts';
import { READING } from '#src/messages/reading-report.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { useSession } from '#src/platform/session/session.ts';
import { GradeEstimate } from '#src/shared/questions/estimate-line.tsx';
import { MachineGrade } from '#src/shared/questions/machine-grade.tsx';
import { DeviceGrade } from '#src/shared/reading-report/device-grade.tsx';
import { gradedReading, readingTask } from '#src/shared/reading-report/graded-reading.ts';
import { LazyWordScores } from '#src/shared/reading-report/lazy-word-scores.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SPOKEN } from './messages/spoken.ts';

/** One question of a revise set with its last answer and grade. */
const reviseDetail = (reviseId: string, questionId: string) =>
  readQuery(
    ENDPOINTS.revise.detailQuestion,
    { params: { a: reviseId, b: questionId } },
    {
      // A grade may arrive at any moment.
      staleTime: 0,
    },
  );

/** Polling interval of the grade while the AI grades, milliseconds. */
const POLL_MS = 3_000;

interface SpokenGradeProps {
  reviseId: string;
  question: Pick<ReviseQuestion, 'id' | 'content'>;
  /** As stored on this device: the grade of another recording does not apply to it. */
  answer: Answer;
  /** It has not reached the server yet. */
  waiting: boolean;
}

/** The AI's grade of a spoken answer, or what it waits for and this device's provisional grade. */
export function SpokenGrade({ reviseId, question: given, answer, waiting }: SpokenGradeProps) {
  const [open, setOpen] = useState(false);
  const owner = useSession(({ learnerId }) => learnerId);
  const query = useQuery({
    ...reviseDetail(reviseId, given.id),
    enabled: !waiting,
    refetchInterval: ({ state }) =>
      state.data?.question.ai_evaluation?.status === 'waiting' ? POLL_MS : false,
  });
  const question = query.data?.question;
  const isCurrent = recordingOf(question?.last_answer ?? null) === recordingOf(answer);
  const text = readingText(given.content);
  const recordingId = recordingOf(answer);
  const meanwhile = owner !== null && text !== null && recordingId !== null && (
    <DeviceGrade key={recordingId} owner={owner} recordingId={recordingId} text={text} />
  );
  const step = recordingState({
    isRecording: false,
    hasAudio: true,
    isSent: !waiting && !query.isError,
    hasResult: !waiting && question !== undefined && isCurrent,
  });
  if (step !== RECORDING_STATE.HAVE_RESULT || !question) {
    return (
      <div className="grid gap-2">
        <p className="text-sm text-muted">
          {step === RECORDING_STATE.HAVE_AUDIO ? SPOKEN.gradedLater : RESULT.waitingGrade}
        </p>
        {meanwhile}
      </div>
    );
  }
  if (question.is_expired) return <Notice tone="warning">{RESULT.expired}</Notice>;
  if (!question.ai_evaluation) return null;
  const reading = gradedReading(question.ai_evaluation);
  return (
    <>
      <div className="grid gap-2 rounded-card border border-line bg-raised p-4" data-testid="evaluation">
        <MachineGrade evaluation={question.ai_evaluation} meanwhile={meanwhile}>
          {(graded) => <GradeEstimate graded={graded} />}
        </MachineGrade>
        {reading && !open && (
          <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
            {READING.openWords}
          </Button>
        )}
      </div>
      {reading && open && recordingId !== null && (
        <LazyWordScores words={reading.words} recordingId={recordingId} task={readingTask(given.content)} />
      )}
    </>
  );
}
