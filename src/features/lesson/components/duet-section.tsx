import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import type { DetailOf, DuetLine } from '#contract/lesson-detail.ts';
import type { Answer } from '#contract/question.ts';
import { canContinue, linesLeft, openingLine } from '#rules/lesson/duet.ts';
import { DUET } from '#src/messages/lesson.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { saveSubmission } from '#src/shared/attempt/save-submission.ts';
import { useHeldRecorder } from '#src/shared/audio/use-held-recorder.ts';
import { QuestionMenu } from '#src/shared/question-loop/question-menu.tsx';
import { QuestionTop } from '#src/shared/question-loop/question-top.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { DockButton } from '#src/ui/dock-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { saveDuetMessage } from '../model/save-duet-message.ts';
import { SpokenLine } from './duet-line.tsx';
import { DuetTurn } from './duet-turn.tsx';

type Detail = DetailOf<'duet_video'>;

interface DuetSectionProps {
  owner: string;
  attemptId: string;
  answers: ReadonlyMap<string, Answer>;
  detail: Detail;
  title: string;
  /** Scores of the learner's lines when they last said them, by question id. */
  scores: ReadonlyMap<string, number>;
}

interface SaidLinesProps extends Pick<DuetSectionProps, 'answers' | 'scores'> {
  lines: readonly DuetLine[];
  learner: Detail['learner'];
}

/** The lines so far, from both speakers. */
function SaidLines({ lines, learner, answers, scores }: SaidLinesProps) {
  return (
    <ol className="grid gap-3" aria-label={DUET.said}>
      {lines.map((line) => (
        <SpokenLine
          key={line.id}
          line={line}
          isOwn={line.speaker === learner}
          answer={line.question_id === null ? undefined : answers.get(line.question_id)}
          score={line.question_id === null ? undefined : scores.get(line.question_id)}
        />
      ))}
    </ol>
  );
}

/** A dialogue in which the learner speaks one part: recorded line by line, submitted at the end. */
export function DuetSection({ owner, attemptId, answers, detail, title, scores }: DuetSectionProps) {
  const { duet_video_id: duet, lines, learner } = detail;
  const recorded = new Set(answers.keys());
  const [index, setIndex] = useState(() => openingLine(lines, recorded));
  const [hasMoved, setMoved] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const recorder = useHeldRecorder();
  const navigate = useNavigate();
  const line = lines[index];
  const left = linesLeft(lines, recorded);

  const keep = (work: Promise<unknown>): Promise<void> => work.then(() => setFailure(undefined), setFailure);
  const move = (to: number): void => {
    setMoved(true);
    setIndex(to);
  };
  const save = (questionId: string, recordingId: string): Promise<void> => {
    return keep(saveDuetMessage({ owner, attemptId, duetId: duet, questionId, recordingId, label: title }));
  };
  const submit = async (): Promise<void> => {
    await saveSubmission({ owner, attemptId, practiceId: duet, label: title }).then(
      () => navigate(href('practiceResult', { id: duet }, { attempt: attemptId })),
      setFailure,
    );
  };

  return (
    <div className="grid gap-6">
      <QuestionTop
        title={DUET.progress(index, lines.length)}
        done={index}
        total={lines.length}
        progress={DUET.progress(index, lines.length)}
        previous={index === 0 ? undefined : { words: DUET.previous, onPress: () => move(index - 1) }}
        menu={<QuestionMenu />}
      />
      <UnsavedNotice what={DUET.saveFailed} error={failure} />
      {index > 0 && (
        <SaidLines lines={lines.slice(0, index)} learner={learner} answers={answers} scores={scores} />
      )}
      {line && (
        <DuetTurn
          key={line.id}
          line={line}
          autoPlays={hasMoved}
          owner={owner}
          attemptId={attemptId}
          answer={line.question_id === null ? undefined : answers.get(line.question_id)}
          recorder={recorder}
          onSaved={(recordingId) => save(line.question_id ?? '', recordingId)}
        />
      )}
      {!line && (
        <Notice tone="success" title={DUET.endTitle}>
          {left === 0 ? DUET.endText : DUET.endLeft(left)}
        </Notice>
      )}
      <Dock>
        {line ? (
          <DockButton disabled={!canContinue(line, recorded)} onClick={() => move(index + 1)}>
            {DUET.next}
          </DockButton>
        ) : (
          <DockButton disabled={left > 0} onClick={() => void submit()}>
            {DUET.submit}
          </DockButton>
        )}
      </Dock>
    </div>
  );
}
