import type { Answer, Question } from '#contract/question.ts';
import { readingText } from '#rules/questions/reading-text.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { gradersOf } from '#rules/teacher-grading/graders.ts';
import { READING } from '#src/messages/reading-report.ts';
import { useSession } from '#src/platform/session/session.ts';
import { DeviceGrade } from '#src/shared/reading-report/device-grade.tsx';
import { readingTask } from '#src/shared/reading-report/graded-reading.ts';
import { LazyWordScores } from '#src/shared/reading-report/lazy-word-scores.tsx';

interface ProvisionalGradeProps {
  question: Pick<Question, 'content' | 'grading_object' | 'ai_grades_too'>;
  answer: Answer | null;
  /** In a list: words and sounds are collapsed at first. */
  folded?: boolean;
}

/** This device's grade of a text read aloud, shown until the AI has graded it. */
export function ProvisionalGrade({ question, answer, folded = false }: ProvisionalGradeProps) {
  const owner = useSession(({ learnerId }) => learnerId);
  const text = readingText(question.content);
  const recordingId = recordingOf(answer);
  if (owner === null || text === null || recordingId === null || !gradersOf(question).ai) return null;
  return (
    <DeviceGrade key={recordingId} owner={owner} recordingId={recordingId} text={text}>
      {({ words: scored }) => {
        const words = (
          <LazyWordScores words={scored} recordingId={recordingId} task={readingTask(question.content)} />
        );
        return folded ? (
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-semibold">
              {READING.wordScores}
            </summary>
            {words}
          </details>
        ) : (
          words
        );
      }}
    </DeviceGrade>
  );
}
