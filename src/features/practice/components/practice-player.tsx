import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { practiceListQuestion } from '#contract/practice.ts';
import type { Answer } from '#contract/question.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { Player } from '#src/listening/player.tsx';
import { LISTENING } from '#src/messages/listening.ts';
import { PRACTICE } from '#src/messages/practice.ts';
import { forgetFrame } from '#src/offline/kept-frame.ts';
import { saveSubmission } from '#src/outbox/save-command.ts';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { useHeldRecorder } from '../model/use-held-recorder.ts';
import { useKeptFrame } from '../model/use-kept-frame.ts';
import { PassagePanel } from './passage-panel.tsx';
import { QuestionCard, type QuestionCardHandle } from './question-card.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

interface PracticePlayerProps {
  owner: string;
  attemptId: string;
  answers: ReadonlyMap<string, Answer>;
  data: ResponseOf<typeof practiceListQuestion>;
}

/** The opening question: the first without an answer, else the last (specification, point 4). */
const openingIndex = (ids: string[], answers: ReadonlyMap<string, Answer>): number => {
  const first = ids.findIndex((id) => !isAnswered(answers.get(id) ?? null));
  return first === -1 ? ids.length - 1 : first;
};

export function PracticePlayer({ owner, attemptId, answers, data }: PracticePlayerProps) {
  const { practice, questions } = data;
  const [index, setIndex] = useState(() =>
    openingIndex(
      questions.map(({ id }) => id),
      answers,
    ),
  );
  const [confirming, setConfirming] = useState(false);
  const card = useRef<QuestionCardHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const recorder = useHeldRecorder();
  const question = questions[index];
  const done = questions.filter(({ id }) => isAnswered(answers.get(id) ?? null)).length;

  const go = async (to: number): Promise<void> => {
    await card.current?.flush();
    setIndex(to);
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  };
  useKeptFrame(owner, index);
  const submit = async (): Promise<void> => {
    await card.current?.flush();
    await forgetFrame(location.pathname);
    await saveSubmission({ owner, attemptId, practiceId: practice.id, label: practice.title });
    await navigate(`/practice-result/${practice.id}?attempt=${attemptId}`, { replace: true });
  };

  return (
    <>
      <div className="mx-auto grid w-full max-w-5xl flex-1 content-start gap-6 px-4 py-4 lg:grid-cols-2 lg:gap-10">
        {practice.passage && <PassagePanel passage={practice.passage} />}
        {practice.audio && (
          <div className="sticky top-(--header-height) z-10 grid content-start gap-2 self-start bg-canvas pb-2">
            <Player src={practice.audio.src} seconds={practice.audio.seconds} />
            <p className="text-sm text-muted">{LISTENING.practiceHint}</p>
          </div>
        )}
        <div className="grid content-start gap-4">
          <div className="grid gap-2">
            <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold text-muted outline-none">
              {PRACTICE.progress(index + 1, questions.length)}
            </h2>
            <ProgressBar
              value={done}
              max={questions.length}
              label={PRACTICE.answered(done, questions.length)}
            />
          </div>
          {question && (
            <QuestionCard
              key={question.id}
              ref={card}
              owner={owner}
              attemptId={attemptId}
              practiceId={practice.id}
              question={question}
              stored={answers.get(question.id) ?? null}
              recorder={recorder}
            />
          )}
        </div>
      </div>
      <div className="sticky bottom-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
        <div className="mx-auto flex max-w-5xl justify-between gap-3 px-4 py-3">
          <Button variant="quiet" disabled={index === 0} onClick={() => void go(index - 1)}>
            {PRACTICE.previous}
          </Button>
          {index < questions.length - 1 ? (
            <Button onClick={() => void go(index + 1)}>{PRACTICE.next}</Button>
          ) : (
            <Button onClick={() => void card.current?.flush().then(() => setConfirming(true))}>
              {PRACTICE.submit}
            </Button>
          )}
        </div>
      </div>
      {confirming && (
        <SubmitDialog
          unanswered={questions.length - done}
          onClose={() => setConfirming(false)}
          onSubmit={() => void submit()}
        />
      )}
    </>
  );
}
