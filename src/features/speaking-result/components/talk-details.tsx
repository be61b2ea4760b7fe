import { useRef } from 'react';
import { currentGrade } from '#rules/teacher-grading/current-grade.ts';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import type { WaveformHandle } from '#src/shared/audio/waveform.tsx';
import { MachineGrade } from '#src/shared/questions/machine-grade.tsx';
import { ReportButton } from '#src/shared/questions/report-button.tsx';
import { TalkLine } from '#src/shared/questions/talk-line.tsx';
import { CorrectTranscript } from '#src/shared/speaking/talk/correct-transcript.tsx';
import { TalkFigures } from '#src/shared/speaking/talk/talk-figures.tsx';
import { TalkSoundCard } from '#src/shared/speaking/talk/talk-sound-card.tsx';
import { TalkTimeline } from '#src/shared/speaking/talk/talk-timeline.tsx';
import { TalkTranscript } from '#src/shared/speaking/talk/talk-transcript.tsx';
import { Graders } from '#src/shared/teacher-grading/graders.tsx';
import { TeacherComments } from '#src/shared/teacher-grading/teacher-comments.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import { phrasesFor, type ResultTalk, type SpokenAnswer } from '../model/result-talks.ts';
import type { ResultDetail } from '../model/use-result.ts';
import { AgainButton } from './again-button.tsx';
import { DeviceFigures } from './device-figures.tsx';
import { ModelAnswers } from './model-answers.tsx';

export interface TalkActions {
  /** Stores a corrected transcript. */
  correct: (talk: ResultTalk, answer: SpokenAnswer) => Promise<unknown>;
  /** Begins the attempt in which this question is answered again; null where only the whole can be. */
  again: ((talk: ResultTalk) => Promise<void>) | null;
}

interface TalkDetailsProps {
  talk: ResultTalk;
  answer: SpokenAnswer;
  detail: ResultDetail;
  /** The learner's band, a point; null while there is none. */
  band: number | null;
  /** A corrected transcript waits to be sent. */
  isCorrecting: boolean;
  actions: TalkActions;
}

const words = SPEAKING_RESULT.talk;

/** The grades of an answer: the AI's, why it has none, and a teacher's. */
function Grades({ talk: { question } }: { talk: ResultTalk }) {
  const [user] = question.user;
  const teacher = currentGrade(user?.teacher_evaluation ?? null);
  const evaluation = user?.ai_evaluation;
  return (
    <Graders
      heading="h4"
      question={question}
      machine={
        evaluation ? (
          <MachineGrade evaluation={evaluation}>
            {(graded) => ('measures' in graded ? <TalkLine measures={graded.measures} /> : null)}
          </MachineGrade>
        ) : null
      }
    >
      {teacher && <TeacherComments grade={teacher} />}
    </Graders>
  );
}

/** One answer: own voice beside model answers, the marked transcript, its course over time, its figures, its grades. */
export function TalkDetails({ talk, answer, detail, band, isCorrecting, actions }: TalkDetailsProps) {
  const player = useRef<WaveformHandle>(null);
  const { question, graded, declined } = talk;
  const { again } = actions;
  return (
    <>
      <section className="grid gap-2">
        <h3 className="font-semibold">{words.own}</h3>
        <OwnRecording recordingId={answer.recording_id} player={player} />
      </section>
      {graded && (
        <>
          <TalkTranscript
            talk={graded}
            phrases={phrasesFor(question, detail.vocabulary)}
            onPlay={(at) => player.current?.playFrom(at)}
          />
          <TalkTimeline talk={graded} />
        </>
      )}
      {!graded && !declined && <DeviceFigures recordingId={answer.recording_id} />}
      {declined?.sound && <TalkSoundCard sound={declined.sound} />}
      {question.script && <ModelAnswers models={question.script.models} band={band} />}
      {graded && (
        <section className="grid gap-3">
          <h3 className="font-semibold">{words.measures}</h3>
          <TalkFigures talk={graded} />
        </section>
      )}
      <Grades talk={talk} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.correct}</summary>
        {isCorrecting ? (
          <Notice tone="info">{words.correctWaiting}</Notice>
        ) : (
          <CorrectTranscript
            key={answer.transcript?.text ?? graded?.transcript.text ?? ''}
            answer={answer}
            heard={graded?.transcript.text ?? null}
            save={(corrected) => actions.correct(talk, corrected)}
          />
        )}
      </details>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {again && <AgainButton again={() => again(talk)} />}
        <ReportButton
          id={question.id}
          position={question.position}
          place={`${detail.set.title_vi} (${detail.set.id})`}
          of="grade"
        />
      </div>
    </>
  );
}
