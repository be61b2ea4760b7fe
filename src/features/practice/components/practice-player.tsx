import { useMemo, useRef, useState } from 'react';
import { href } from '#contract/href.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { groupQuestions, isEndOfPart, openingQuestion } from '#rules/lesson/questions.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { isSpokenType } from '#rules/questions/is-spoken-type.ts';
import { PRACTICE } from '#src/messages/practice.ts';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import { heldPlace, useHeldPlace } from '#src/platform/session/held-place.ts';
import type { Brought } from '#src/shared/attempt/bring-work.ts';
import { BroughtHere } from '#src/shared/attempt/brought-here.tsx';
import { useHeldRecorder } from '#src/shared/audio/use-held-recorder.ts';
import { GuestNote } from '#src/shared/course-access/guest-note.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ESSAY_REVIEW } from '../messages/essay-review.ts';
import { useHandIn } from '../model/use-hand-in.ts';
import { usePageSnapshot } from '../model/use-page-snapshot.ts';
import { EarlierVersion } from './earlier-version.tsx';
import { PracticeMaterial } from './practice-material.tsx';
import { PracticePlace, PracticeSteps } from './practice-steps.tsx';
import { QuestionCard, type QuestionCardHandle } from './question-card.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

/** Stores a snapshot of the question for the practice's next start; renders nothing. */
function PageSnapshot({ owner, index }: { owner: string; index: number }) {
  usePageSnapshot(owner, index);
  return null;
}

interface PracticePlayerProps {
  owner: string;
  attemptId: string;
  answers: ReadonlyMap<string, Answer>;
  /** When those that were given on another device were given there. */
  elsewhere: ReadonlyMap<string, number>;
  brought: Brought;
  data: ResponseOf<typeof ENDPOINTS.practice.listQuestion>;
  /** Only the questions answered by voice; after submitting, waits for their grades. */
  spokenOnly?: boolean;
  /** Only this essay, rewritten from the version of an earlier attempt. */
  rewrite?: { question: string; from: string };
}

/** The questions shown, in order, and each one's part label where the practice has several parts. */
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

/** Some questions are answered by voice, and some are not. */
const isMixed = ({ questions }: PracticePlayerProps['data']): boolean => {
  const spoken = questions.filter(({ content }) => isSpokenType(content.type_code)).length;
  return spoken > 0 && spoken < questions.length;
};

function SpokenOnlyLink({ practiceId }: { practiceId: string }) {
  return (
    <LinkButton
      to={href('speakingPractice', { id: practiceId })}
      variant="quiet"
      className="-ml-4 justify-self-start"
    >
      {PRACTICE.spokenOnly}
    </LinkButton>
  );
}

const resultPathOf = (id: string) => (attempt: string) => href('practiceResult', { id }, { attempt });

/** A practice in progress, one question at a time. */
export function PracticePlayer(props: PracticePlayerProps) {
  const { owner, attemptId, answers, data, spokenOnly = false, rewrite } = props;
  const isPart = spokenOnly || rewrite !== undefined;
  const { practice } = data;
  useMeasuredTime(owner, `exercise:${practice.id}`);
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
  const handIn = useHandIn(owner, attemptId, practice, spokenOnly);
  const recorder = useHeldRecorder();
  const question = questions[index];
  const done = questions.filter(has).length;
  const left = (rewrite ? questions : data.questions).filter((other) => !has(other)).length;

  const go = async (to: number): Promise<void> => {
    await card.current?.flush();
    setIndex(to);
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  };
  const submit = async (): Promise<void> => {
    await card.current?.flush();
    await handIn();
  };

  return (
    <>
      {!isPart && <PageSnapshot owner={owner} index={index} />}
      <div className="mx-auto grid w-full max-w-5xl flex-1 content-start gap-6 px-4 py-4 lg:grid-cols-2 lg:gap-10">
        {!isPart && <PracticeMaterial practice={practice} />}
        {question && rewrite && (
          <EarlierVersion practiceId={practice.id} attemptId={rewrite.from} questionId={question.id} />
        )}
        <div className={`grid content-start gap-4 ${rewrite ? 'max-lg:order-first' : ''}`}>
          <PracticePlace
            ref={heading}
            index={index}
            count={questions.length}
            done={done}
            part={question && labels.get(question.id)}
            isEndOfPart={isEndOfPart(questions, index)}
          />
          <BroughtHere brought={props.brought} resultOf={resultPathOf(practice.id)} />
          {rewrite && <p className="text-sm text-muted">{ESSAY_REVIEW.rewritingHint}</p>}
          {!isPart && isMixed(data) && <SpokenOnlyLink practiceId={practice.id} />}
          {question && (
            <QuestionCard
              key={question.id}
              ref={card}
              owner={owner}
              attemptId={attemptId}
              practiceId={practice.id}
              question={question}
              stored={answers.get(question.id) ?? null}
              elsewhereAt={props.elsewhere.get(question.id)}
              recorder={recorder}
            />
          )}
          <GuestNote />
        </div>
      </div>
      <PracticeSteps
        index={index}
        count={questions.length}
        onGo={(to) => void go(to)}
        onSubmit={() => void card.current?.flush().then(() => setConfirming(true))}
      />
      {confirming && (
        <SubmitDialog unanswered={left} onClose={() => setConfirming(false)} onSubmit={() => void submit()} />
      )}
    </>
  );
}
