import type { Answer, Question } from '#contract/question.ts';
import { readingText } from '#rules/questions/reading-text.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { gradersOf } from '#rules/teacher-grading/graders.ts';
import { DeviceGrade } from '#src/pronunciation/device-grade.tsx';
import { readingTask } from '#src/pronunciation/graded-reading.ts';
import { LazyWordScores } from '#src/pronunciation/lazy-word-scores.tsx';
import { useSession } from '#src/session/session.ts';

interface ProvisionalGradeProps {
  question: Pick<Question, 'content' | 'grading_object' | 'ai_grades_too'>;
  answer: Answer | null;
}

/** What this device makes of a text that was read aloud, where the AI is to grade it. */
export function ProvisionalGrade({ question, answer }: ProvisionalGradeProps) {
  const owner = useSession(({ learnerId }) => learnerId);
  const text = readingText(question.content);
  const recordingId = recordingOf(answer);
  if (owner === null || text === null || recordingId === null || !gradersOf(question).ai) return null;
  return (
    <DeviceGrade key={recordingId} owner={owner} recordingId={recordingId} text={text}>
      {({ words }) => (
        <LazyWordScores words={words} recordingId={recordingId} task={readingTask(question.content)} />
      )}
    </DeviceGrade>
  );
}
