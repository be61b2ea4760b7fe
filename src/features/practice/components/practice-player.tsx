import { useMemo, useRef, useState } from 'react';
import { href } from '#contract/href.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { groupQuestions, isEndOfPart, openingQuestion } from '#rules/lesson/questions.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { isSpokenType } from '#rules/questions/is-spoken-type.ts';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import { heldPlace, useHeldPlace } from '#src/platform/session/held-place.ts';
import type { Brought } from '#src/shared/attempt/bring-work.ts';
import { BroughtHere } from '#src/shared/attempt/brought-here.tsx';
import { useHeldRecorder } from '#src/shared/audio/use-held-recorder.ts';
import { GuestNote } from '#src/shared/course-access/guest-note.tsx';
import { usePreparedSounds } from '#src/shared/question-loop/use-prepared-sounds.ts';
import { ESSAY_REVIEW } from '../messages/essay-review.ts';
import { useHandIn } from '../model/use-hand-in.ts';
import { usePageSnapshot } from '../model/use-page-snapshot.ts';
import { EarlierVersion } from './earlier-version.tsx';
import { PracticeMaterial } from './practice-material.tsx';
import { PracticeSteps } from './practice-steps.tsx';
import { PracticeTop } from './practice-top.tsx';
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

const resultPathOf = (id: string) => (attempt: string) => href('practiceResult', { id }, { attempt });

/** A practice in progress, one question at a time. */
export function PracticePlayer(props: PracticePlayerProps) {
  const { owner, attemptId, answers, data, spokenOnly = false, rewrite } = props;
  const isPart = spokenOnly || rewrite !== undefined;
  const { practice } = data;
  usePreparedSounds();
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
  const isLast = index >= questions.length - 1;
  const done = questions.filter(has).length;
  const left = (rewrite ? questions : data.questions).filter((other) => !has(other)).length;

  const go = async (to: number): Promise<void> => {
    await card.current?.flush();
    setIndex(to);
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  };
  const submit = (): Promise<void> => (card.current?.flush() ?? Promise.resolve()).then(handIn);

  return (
    <>
      {!isPart && <PageSnapshot owner={owner} index={index} />}
      <div className="mx-auto grid w-full max-w-5xl flex-1 content-start gap-6 px-4 py-4 lg:grid-cols-2 lg:gap-10">
        {!isPart && <PracticeMaterial practice={practice} />}
        {question && rewrite && (
          <EarlierVersion practiceId={practice.id} attemptId={rewrite.from} questionId={question.id} />
        )}
        <div className={`grid content-start gap-4 ${rewrite ? 'max-lg:order-first' : ''}`}>
          <PracticeTop
            ref={heading}
            index={index}
            count={questions.length}
            done={done}
            question={question}
            part={question && labels.get(question.id)}
            isEndOfPart={isEndOfPart(questions, index)}
            mixedId={!isPart && isMixed(data) ? practice.id : null}
            onPrevious={() => void go(index - 1)}
          />
          <BroughtHere brought={props.brought} resultOf={resultPathOf(practice.id)} />
          {rewrite && <p className="text-sm text-muted">{ESSAY_REVIEW.rewritingHint}</p>}
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
        isLast={isLast}
        onNext={() => void go(index + 1)}
        onSubmit={() => void card.current?.flush().then(() => setConfirming(true))}
      />
      {confirming && (
        <SubmitDialog unanswered={left} onClose={() => setConfirming(false)} onSubmit={() => void submit()} />
      )}
    </>
  );
}
