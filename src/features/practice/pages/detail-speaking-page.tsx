import { useRef } from 'react';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { currentGrade } from '#rules/teacher-grading/current-grade.ts';
import { TALK } from '#src/messages/talk.ts';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import type { WaveformHandle } from '#src/shared/audio/waveform.tsx';
import { GradeEstimate } from '#src/shared/questions/estimate-line.tsx';
import { MachineGrade } from '#src/shared/questions/machine-grade.tsx';
import { ReportButton } from '#src/shared/questions/report-button.tsx';
import { gradedReading, readingTask } from '#src/shared/reading-report/graded-reading.ts';
import { ReadingReport } from '#src/shared/reading-report/reading-report.tsx';
import { TalkSoundCard } from '#src/shared/speaking/talk/talk-sound-card.tsx';
import { Graders } from '#src/shared/teacher-grading/graders.tsx';
import { TeacherComments } from '#src/shared/teacher-grading/teacher-comments.tsx';
import { Card } from '#src/ui/card.tsx';
import { DetailFrame } from '../components/detail-frame.tsx';
import { ProvisionalGrade } from '../components/provisional-grade.tsx';
import { TalkReport } from '../components/talk/talk-report.tsx';
import { useGradedQuestion } from '../model/use-graded-question.ts';

export function Component() {
  const graded = useGradedQuestion();
  const { question } = graded;
  const user = question?.user[0];
  const evaluation = user?.ai_evaluation ?? null;
  const reading = gradedReading(evaluation);
  const content = evaluation?.content;
  const talk = content?.kind === 'talk' && content.result.outcome === 'graded' ? content.result : null;
  const sound =
    content?.kind === 'talk' && content.result.outcome === 'declined' ? content.result.sound : undefined;
  const player = useRef<WaveformHandle>(null);
  const teacher = currentGrade(user?.teacher_evaluation ?? null);
  const recordingId = recordingOf(user?.bai_lam ?? null);
  return (
    <DetailFrame graded={graded} columns={talk !== null}>
      {question && recordingId ? (
        <>
          <Card className={`grid gap-4 ${talk ? 'lg:sticky lg:top-4' : ''}`}>
            {!reading && <OwnRecording recordingId={recordingId} player={player} />}
            <Graders
              heading="h2"
              question={question}
              machine={
                evaluation && (
                  <MachineGrade
                    evaluation={evaluation}
                    meanwhile={<ProvisionalGrade question={question} answer={user?.bai_lam ?? null} />}
                  >
                    {(scored) => (
                      <div className="grid gap-1">
                        <GradeEstimate graded={scored} />
                        {talk && <p className="text-sm text-muted">{TALK.measures.noBand}</p>}
                      </div>
                    )}
                  </MachineGrade>
                )
              }
            >
              {teacher && <TeacherComments grade={teacher} onPlay={(at) => player.current?.playFrom(at)} />}
            </Graders>
            {evaluation && <ReportButton id={question.id} position={question.position} of="grade" />}
          </Card>
          {reading && user && (
            <ReadingReport
              graded={reading}
              recordingId={recordingId}
              answer={{ attemptId: user.id, questionId: question.id }}
              task={readingTask(question.content)}
            />
          )}
          {sound && <TalkSoundCard sound={sound} />}
          {talk && (
            <div className="grid gap-6">
              <TalkReport talk={talk} onPlay={(at) => player.current?.playFrom(at)} />
            </div>
          )}
        </>
      ) : null}
    </DetailFrame>
  );
}
