import { useState } from 'react';
import { type PronunciationLesson, pronunciationSetId } from '#contract/pronunciation-lesson.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { useListening } from '#src/shared/reading-report/use-listening.ts';
import { type ReviseRun, useReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { SOUNDS } from '#src/shared/sounds/messages/sounds.ts';
import { spokenSet } from '#src/shared/sounds/say-set.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { StepBar } from '#src/ui/step-bar.tsx';
import { PRONUNCIATION, SECTION } from '../messages/pronunciation.ts';
import { discriminationProgress } from '../model/discrimination-progress.ts';
import { TellQuestionView } from './discrimination-question.tsx';

interface TellSectionProps {
  /** Null: a guest, whose answers are not kept. */
  owner: string | null;
  lesson: Pick<PronunciationLesson, 'id' | 'title' | 'tell'>;
  onDone: (right: number) => void;
}

/** Questions one by one, each answer kept like every other: it goes on where it was left. */
export function DiscriminationSection({ owner, lesson, onDone }: TellSectionProps) {
  const [set] = useState(() => spokenSet(pronunciationSetId(lesson.id, 'tell'), lesson.title));
  const run = useReviseRun(owner === null ? undefined : set);
  if (owner !== null && !run) return null;
  return <TellRun key={run?.attemptId} {...{ lesson, run, onDone }} />;
}

type TellRunProps = Omit<TellSectionProps, 'owner'> & { run: ReviseRun | undefined };

function TellRun({ lesson: { tell }, run, onDone }: TellRunProps) {
  const listening = useListening();
  const [begun] = useState(() => discriminationProgress(tell, run?.answers));
  const [at, setAt] = useState(begun.at);
  const [chosen, setChosen] = useState<string | null>(begun.chosen);
  const [right, setRight] = useState(begun.right);
  const question = tell[at];
  if (!question) return null;
  const choose = (option: string) => {
    setChosen(option);
    if (option === question.choice) setRight(right + 1);
    run
      ?.save({ id: question.id, position: at + 1 }, { type_code: 'single_choice', choice: option })
      .catch((error: unknown) => tellUnsaved(PRONUNCIATION.saveFailed, error));
  };
  const next = () => {
    listening.stop();
    if (at === tell.length - 1) return onDone(right);
    setAt(at + 1);
    setChosen(null);
  };
  const count = SECTION.question(at + 1, tell.length);
  return (
    <>
      <div className="mx-auto grid w-full max-w-3xl flex-1 content-start gap-4 px-4 py-5">
        <p className="text-sm text-muted">{count}</p>
        <ProgressBar value={at} max={tell.length} label={count} />
        {listening.isVoiceLacking && <Notice tone="warning">{SOUNDS.noVoice}</Notice>}
        <TellQuestionView key={question.id} {...{ question, listening, chosen }} onChoose={choose} />
      </div>
      <StepBar width="max-w-3xl">
        <Button size="lg" className="flex-1" disabled={chosen === null} onClick={next}>
          {at === tell.length - 1 ? SECTION.finish : SECTION.next}
        </Button>
      </StepBar>
    </>
  );
}
