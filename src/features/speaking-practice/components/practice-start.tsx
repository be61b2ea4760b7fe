import { DoorOpen, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Brought } from '#src/shared/attempt/bring-work.ts';
import { BroughtHere } from '#src/shared/attempt/brought-here.tsx';
import { SpeechModelOffer } from '#src/shared/reading-report/speech-model-offer.tsx';
import { ConsentFirst } from '#src/shared/speaking/dialogue/consent-first.tsx';
import type { Dialogue } from '#src/shared/speaking/dialogue/use-dialogue.ts';
import { ExaminerFigure } from '#src/shared/speaking/examiner/examiner-figure.tsx';
import { redoTopic } from '#src/shared/speaking/sets/redo.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { TOPIC_PRACTICE } from '../messages/topic-practice.ts';

const { lobby } = TOPIC_PRACTICE;
const silent = (): number => 0;

function Vocabulary({ detail: { vocabulary } }: Pick<Dialogue, 'detail'>) {
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 items-center px-4 font-semibold">{lobby.words}</summary>
      <dl className="grid gap-3 px-4 pb-4">
        {vocabulary.map(({ word, ipa, gloss, example }) => (
          <div key={word}>
            <dt>
              <span lang="en" className="font-semibold">
                {word}
              </span>{' '}
              <span className="text-sm text-muted">{ipa}</span>
            </dt>
            <dd>{gloss}</dd>
            <dd lang="en" className="text-sm text-muted">
              {example}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface PracticeStartProps {
  dialogue: Dialogue;
  brought: Brought;
  /** A new attempt was begun in place of this one. */
  onAgain: () => void;
}

function StartAgain({ dialogue, onAgain }: Omit<PracticeStartProps, 'brought'>) {
  const [isAsking, setAsking] = useState(false);
  const { owner, attemptId, detail } = dialogue;
  const { set } = detail;
  const start = async (): Promise<void> => {
    await redoTopic({ owner, attemptId, setId: set.id, label: set.title_vi });
    onAgain();
  };
  return (
    <>
      <Button variant="quiet" icon={RotateCcw} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {lobby.again}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={lobby.againTitle}
          cancel={lobby.cancel}
          confirm={lobby.again}
          onClose={() => setAsking(false)}
          onConfirm={() => void start()}
        >
          <p>{lobby.againText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Before the conversation: what it is about, what is asked of the learner, and the press that begins it. */
export function PracticeStart({ dialogue, brought, onAgain }: PracticeStartProps) {
  const { owner, detail, answers, step } = dialogue;
  const { set } = detail;
  const hasBegun = answers.size > 0;
  const enterLabel = !hasBegun ? lobby.enter : step ? lobby.goOn(step.position) : lobby.finish;
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 content-start gap-4 px-4 py-4">
      <ExaminerFigure level={silent} isListening={false} className="mx-auto w-48" />
      <div className="grid gap-1 text-center">
        <h2 className="text-xl font-semibold">{set.title_vi}</h2>
        <p className="text-sm text-muted">
          <span lang="en">{set.title}</span> · {lobby.facts(set.questions, set.minutes)}
        </p>
        <p className="text-pretty">{set.summary_vi}</p>
      </div>
      <BroughtHere brought={brought} />
      <ConsentFirst owner={owner}>
        <Button size="lg" icon={DoorOpen} onClick={() => void dialogue.enter()}>
          {enterLabel}
        </Button>
        <SpeechModelOffer owner={owner} hears />
      </ConsentFirst>
      {!hasBegun && <p className="text-center text-sm text-muted text-pretty">{lobby.how}</p>}
      {hasBegun && <StartAgain dialogue={dialogue} onAgain={onAgain} />}
      {detail.vocabulary.length > 0 && <Vocabulary detail={detail} />}
    </div>
  );
}
