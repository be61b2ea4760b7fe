import { recordingOf } from '#rules/questions/recording-of.ts';
import { standingGrade } from '#rules/teacher-grading/standing-grade.ts';
import { OwnRecording } from '#src/audio/own-recording.tsx';
import { RESULT } from '#src/messages/practice.ts';
import { EstimateLine } from '#src/questions/estimate-line.tsx';
import { EngineLine, MachineGrade } from '#src/questions/machine-grade.tsx';
import { Graders } from '#src/teacher-grading/graders.tsx';
import { TeacherComments } from '#src/teacher-grading/teacher-comments.tsx';
import { Card } from '#src/ui/card.tsx';
import { DetailFrame } from '../components/detail-frame.tsx';
import { ProvisionalGrade } from '../components/provisional-grade.tsx';
import { WordScores } from '../components/word-scores.tsx';
import { useGradedQuestion } from '../model/use-graded-question.ts';

export function Component() {
  const graded = useGradedQuestion();
  const { question } = graded;
  const user = question?.user[0];
  const evaluation = user?.ai_evaluation ?? null;
  const content = evaluation?.content;
  const result = content?.kind === 'speaking' && content.result.outcome === 'graded' ? content.result : null;
  const teacher = standingGrade(user?.teacher_evaluation ?? null);
  const recordingId = recordingOf(user?.bai_lam ?? null);
  return (
    <DetailFrame title={RESULT.detail} graded={graded}>
      {question && recordingId ? (
        <>
          <Card className="grid gap-4">
            <OwnRecording recordingId={recordingId} />
            <Graders
              heading="h2"
              question={question}
              machine={
                evaluation && (
                  <MachineGrade
                    evaluation={evaluation}
                    meanwhile={<ProvisionalGrade question={question} answer={user?.bai_lam ?? null} />}
                  >
                    {(scored) =>
                      'score' in scored && (
                        <div>
                          <EstimateLine estimate={scored.score} scale="hundred" />
                          <EngineLine engine={scored.engine} />
                          <p className="text-sm text-muted">
                            {RESULT.speechRate(Math.round(scored.speech_rate))}
                          </p>
                        </div>
                      )
                    }
                  </MachineGrade>
                )
              }
            >
              {teacher && <TeacherComments grade={teacher} />}
            </Graders>
          </Card>
          {result && <WordScores words={result.words} />}
        </>
      ) : null}
    </DetailFrame>
  );
}
