import { href } from '#contract/href.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { EXAM_OVER } from '../messages/speaking-exam.ts';
import { type ExamProgress, placeOf } from '../model/exam-progress.ts';

interface ExamOverProps {
  setId: string;
  attemptId: string;
  progress: ExamProgress;
}

/** The end of a test, and the way to its result. */
export function ExamOver({ setId, attemptId, progress }: ExamOverProps) {
  const { minutes } = placeOf(progress);
  const silent = progress.silent.length;
  return (
    <div className="grid flex-1 content-center">
      <EmptyState
        illustration="proud"
        title={EXAM_OVER.title}
        action={
          <>
            <LinkButton size="lg" to={href('speakingExamResult', { id: setId }, { attempt: attemptId })}>
              {EXAM_OVER.result}
            </LinkButton>
            <LinkButton size="lg" variant="secondary" to={href('speakingRoom')}>
              {EXAM_OVER.room}
            </LinkButton>
          </>
        }
      >
        <p>{EXAM_OVER.text}</p>
        {minutes !== null && <p className="mt-2">{EXAM_OVER.minutes(Math.max(1, minutes))}</p>}
        {silent > 0 && <p className="mt-2">{EXAM_OVER.silent(silent)}</p>}
      </EmptyState>
    </div>
  );
}
