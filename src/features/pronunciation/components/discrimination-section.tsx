import { useState } from 'react';
import {
  type DiscriminationQuestion,
  type PronunciationLesson,
  pronunciationSetId,
} from '#contract/pronunciation-lesson.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { FeedbackSheet } from '#src/shared/question-loop/feedback-sheet.tsx';
import { QuestionMenu } from '#src/shared/question-loop/question-menu.tsx';
import { QuestionTop } from '#src/shared/question-loop/question-top.tsx';
import { usePreparedSounds } from '#src/shared/question-loop/use-prepared-sounds.ts';
import { useListening } from '#src/shared/reading-report/use-listening.ts';
import { type ReviseRun, useReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { SOUNDS } from '#src/shared/sounds/messages/sounds.ts';
import { spokenSet } from '#src/shared/sounds/say-set.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { DockButton } from '#src/ui/dock-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { respond } from '#src/ui/sounds/respond.ts';
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

interface TellVerdictProps {
  question: DiscriminationQuestion;
  verdict: 'right' | 'wrong';
}

function TellVerdict({ question: { options, choice, because }, verdict }: TellVerdictProps) {
  const right = options.find(({ id }) => id === choice)?.text ?? '';
  const title = verdict === 'right' ? SECTION.right : SECTION.wrong(right);
  return <FeedbackSheet verdict={verdict} title={title} explanation={because} />;
}

function TellRun({ lesson: { tell }, run, onDone }: TellRunProps) {
  usePreparedSounds();
  const listening = useListening();
  const [begun] = useState(() => discriminationProgress(tell, run?.answers));
  const [at, setAt] = useState(begun.at);
  const [chosen, setChosen] = useState<string | null>(begun.chosen);
  const [right, setRight] = useState(begun.right);
  const question = tell[at];
  if (!question) return null;
  const choose = (option: string) => {
    setChosen(option);
    respond(option === question.choice ? 'right' : 'again');
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
  const verdict = chosen === null ? null : chosen === question.choice ? 'right' : 'wrong';
  const count = SECTION.question(at + 1, tell.length);
  return (
    <>
      <div className="mx-auto grid w-full max-w-3xl flex-1 content-start gap-4 px-4 py-5">
        <QuestionTop title={count} done={at} total={tell.length} progress={count} menu={<QuestionMenu />} />
        {listening.isVoiceLacking && <Notice tone="warning">{SOUNDS.noVoice}</Notice>}
        <TellQuestionView key={question.id} {...{ question, listening, chosen }} onChoose={choose} />
      </div>
      <Dock
        width="max-w-3xl"
        tone={verdict ?? 'plain'}
        sheet={verdict && <TellVerdict key={question.id} question={question} verdict={verdict} />}
      >
        <DockButton disabled={chosen === null} onClick={next}>
          {at === tell.length - 1 ? SECTION.finish : SECTION.next}
        </DockButton>
      </Dock>
    </>
  );
}
