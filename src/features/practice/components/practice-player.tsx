import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { practiceListQuestion } from '#contract/practice.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { Answer } from '#contract/question.ts';
import { groupQuestions, isEndOfPart, openingQuestion } from '#rules/lesson/questions.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { isSpokenType } from '#rules/questions/is-spoken-type.ts';
import { LISTENING } from '#src/messages/listening.ts';
import { PRACTICE } from '#src/messages/practice.ts';
import { forgetFrame } from '#src/platform/offline/kept-frame.ts';
import { heldPlace, useHeldPlace } from '#src/platform/session/held-place.ts';
import { saveSubmission } from '#src/shared/attempt/save-submission.ts';
import { useHeldRecorder } from '#src/shared/audio/use-held-recorder.ts';
import { GuestNote } from '#src/shared/course-access/guest-note.tsx';
import { Player } from '#src/shared/listening/player.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { ESSAY_REVIEW } from '../messages/essay-review.ts';
import { useKeptFrame } from '../model/use-kept-frame.ts';
import { EarlierVersion } from './earlier-version.tsx';
import { PassagePanel } from './passage-panel.tsx';
import { QuestionCard, type QuestionCardHandle } from './question-card.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

/** Keeps how the question looks for the practice's next start; draws nothing. */
function KeptFrame({ owner, index }: { owner: string; index: number }) {
  useKeptFrame(owner, index);
  return null;
}

interface PracticePlayerProps {
  owner: string;
  attemptId: string;
  answers: ReadonlyMap<string, Answer>;
  data: ResponseOf<typeof practiceListQuestion>;
  /** Only the questions that are answered by voice; handed in, its grades are waited for. */
  spokenOnly?: boolean;
  /** Only this essay, which is written again from the version of an earlier attempt. */
  rewrite?: { question: string; from: string };
}

/** The questions shown, in their order, and the label of each one's part where the practice has several. */
function listed(data: PracticePlayerProps['data'], spokenOnly: boolean, only: string | undefined) {
  const groups = groupQuestions(data.questions, data.practice.is_reported);
  const labels = new Map(
    groups.flatMap(({ label, questions }) => questions.map(({ id }) => [id, label] as const)),
  );
  const questions = groups
    .flatMap((group) => group.questions)
    .filter(({ content }) => !spokenOnly || isSpokenType(content.type_code))
    .filter(({ id }) => only === undefined || id === only);
  return { questions, labels };
}

/** A practice under way, one question at a time. */
export function PracticePlayer(props: PracticePlayerProps) {
  const { owner, attemptId, answers, data, spokenOnly = false, rewrite } = props;
  const isPart = spokenOnly || rewrite !== undefined;
  const { practice } = data;
  const { questions, labels } = useMemo(
    () => listed(data, spokenOnly, rewrite?.question),
    [data, spokenOnly, rewrite?.question],
  );
  const has = ({ id }: { id: string }): boolean => isAnswered(answers.get(id) ?? null);
  const [index, setIndex] = useState(() => heldPlace(attemptId) ?? openingQuestion(questions.map(has)));
  useHeldPlace(attemptId, index);
  const [confirming, setConfirming] = useState(false);
  const card = useRef<QuestionCardHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const recorder = useHeldRecorder();
  const question = questions[index];
  const done = questions.filter(has).length;
  const spoken = data.questions.filter(({ content }) => isSpokenType(content.type_code)).length;
  const isMixed = spoken > 0 && spoken < data.questions.length;
  const left = (rewrite ? questions : data.questions).filter((other) => !has(other)).length;

  const go = async (to: number): Promise<void> => {
    await card.current?.flush();
    setIndex(to);
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  };
  const submit = async (): Promise<void> => {
    await card.current?.flush();
    await forgetFrame(location.pathname);
    await saveSubmission({ owner, attemptId, practiceId: practice.id, label: practice.title });
    await navigate(
      spokenOnly
        ? `/practice/waiting-result?${new URLSearchParams({ practice: practice.id, attempt: attemptId })}`
        : `/practice-result/${practice.id}?attempt=${attemptId}`,
      { replace: true },
    );
  };

  return (
    <>
      {!isPart && <KeptFrame owner={owner} index={index} />}
      <div className="mx-auto grid w-full max-w-5xl flex-1 content-start gap-6 px-4 py-4 lg:grid-cols-2 lg:gap-10">
        {practice.passage && !isPart && <PassagePanel passage={practice.passage} />}
        {practice.audio && !isPart && (
          <div className="sticky top-(--header-height) z-10 grid content-start gap-2 self-start bg-canvas pb-2">
            <Player src={practice.audio.src} seconds={practice.audio.seconds} />
            <p className="text-sm text-muted">{LISTENING.practiceHint}</p>
          </div>
        )}
        {question && rewrite && (
          <EarlierVersion practiceId={practice.id} attemptId={rewrite.from} questionId={question.id} />
        )}
        <div className={`grid content-start gap-4 ${rewrite ? 'max-lg:order-first' : ''}`}>
          <div className="grid gap-2">
            <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold text-muted outline-none">
              {PRACTICE.progress(index + 1, questions.length)}
            </h2>
            {question && labels.get(question.id) && (
              <p className="text-sm font-semibold">
                {labels.get(question.id)}
                {isEndOfPart(questions, index) && index < questions.length - 1 && PRACTICE.endOfPart}
              </p>
            )}
            <ProgressBar
              value={done}
              max={questions.length}
              label={PRACTICE.answered(done, questions.length)}
            />
          </div>
          {rewrite && <p className="text-sm text-muted">{ESSAY_REVIEW.rewritingHint}</p>}
          {!isPart && isMixed && (
            <LinkButton
              to={`/speaking-practice/${practice.id}`}
              variant="quiet"
              className="-ml-4 justify-self-start"
            >
              {PRACTICE.spokenOnly}
            </LinkButton>
          )}
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
          <GuestNote />
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
        <SubmitDialog unanswered={left} onClose={() => setConfirming(false)} onSubmit={() => void submit()} />
      )}
    </>
  );
}
