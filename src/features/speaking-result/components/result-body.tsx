import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import { mayRejectResult } from '#rules/speaking/may-reject-result.ts';
import { ToNextThing } from '#src/shared/lesson/to-next-thing.tsx';
import { redoQuestion } from '#src/shared/speaking/sets/redo.ts';
import { aiBand } from '#src/shared/teacher-grading/ai-band.ts';
import { RequestWhole } from '#src/shared/teacher-grading/request-whole.tsx';
import { TeacherHeadline } from '#src/shared/teacher-grading/teacher-headline.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import { type ResultTalk, resultTalks, type SpokenAnswer } from '../model/result-talks.ts';
import { saveRejection } from '../model/save-rejection.ts';
import { saveTranscript } from '../model/save-transcript.ts';
import type { LocalResult } from '../model/use-local-result.ts';
import type { ResultDetail, ResultKind } from '../model/use-result.ts';
import { FirstResult } from './first-result.tsx';
import { Fold } from './fold.tsx';
import { GradedResult } from './graded-result.tsx';
import { MendTalks } from './mend-talks.tsx';
import { RejectionState, RejectResult } from './reject-result.tsx';
import type { TalkActions } from './talk-details.tsx';
import { Talks } from './talks.tsx';
import { Declined, Grading, Unsent } from './waiting-notices.tsx';

interface ResultBodyProps {
  kind: ResultKind;
  owner: string;
  detail: ResultDetail;
  local: LocalResult;
  attemptId: string;
}

const { folds, again } = SPEAKING_RESULT;

/** What a learner may do with an answer of this attempt. */
function useTalkActions({ kind, owner, detail, attemptId }: ResultBodyProps, talks: readonly ResultTalk[]) {
  const navigate = useNavigate();
  const setId = detail.set.id;
  const place = { owner, setId, attemptId };
  const answers = new Map(
    talks.flatMap(({ question, answer }) => (answer ? [[question.id, answer] as const] : [])),
  );
  const actions: TalkActions = {
    correct: ({ question, asked }, answer: SpokenAnswer) =>
      saveTranscript({ ...place, questionId: question.id, answer, label: asked }),
    again:
      kind === 'topic' && detail.attempt?.submitted_at != null
        ? async ({ question, asked }) => {
            const questionId = question.follows ?? question.id;
            await redoQuestion({ ...place, questionId, answers, label: asked });
            await navigate(href('topicPractice', { id: setId }));
          }
        : null,
  };
  return actions;
}

/** A test's result may be rejected once. */
function Rejection({ owner, detail, local, attemptId }: ResultBodyProps) {
  const { attempt, rejected, set } = detail;
  if (!rejected && local.rejection) return <RejectionState pending={local.rejection} />;
  const hasBand = attempt?.user_result.speaking?.outcome === 'graded';
  const isRejected = rejected != null;
  if (!attempt || !mayRejectResult({ waiting: attempt.waiting, hasBand, isRejected })) return null;
  return (
    <Fold title={folds.reject}>
      <RejectResult
        save={(reason) => saveRejection({ owner, setId: set.id, attemptId, reason, label: set.title_vi })}
      />
    </Fold>
  );
}

/** An attempt as far as it is known: graded, being graded, or only on this device. */
export function ResultBody(props: ResultBodyProps) {
  const { kind, detail, local } = props;
  const talks = resultTalks(detail.questions, local.answers);
  const actions = useTalkActions(props, talks);
  const { attempt, rejected, set } = detail;
  const isSent = local.queued === 0;
  const speaking = isSent ? (attempt?.user_result.speaking ?? null) : null;
  const band = speaking?.outcome === 'graded' ? speaking.band.point : null;
  const declined = talks.filter((talk) => talk.declined !== null).length;
  return (
    <>
      <Unsent local={local} hasAnswers />
      {isSent && attempt && attempt.waiting > 0 && (
        <Grading waiting={attempt.waiting} isAgain={rejected != null} />
      )}
      {attempt && isSent && <TeacherHeadline questions={detail.questions} ai={aiBand(attempt)} />}
      {attempt && speaking ? (
        <GradedResult
          kind={kind}
          setId={set.id}
          attempt={attempt}
          speaking={speaking}
          talks={talks}
          mend={<MendTalks talks={talks} correcting={local.correcting} correct={actions.correct} />}
        />
      ) : (
        <ToNextThing size="lg" />
      )}
      {rejected && <FirstResult rejected={rejected} talks={talks} />}
      <Declined count={declined} />
      {attempt?.submitted_at != null && isSent && (
        <RequestWhole attemptId={attempt.id} questions={detail.questions} />
      )}
      <section className="grid gap-3">
        <h2 className="text-lg font-semibold">{folds.talks}</h2>
        <Talks talks={talks} detail={detail} band={band} correcting={local.correcting} actions={actions} />
      </section>
      {kind === 'exam' && <Rejection {...props} />}
      <div className="grid justify-items-start gap-1">
        <LinkButton
          variant="secondary"
          to={kind === 'topic' ? href('topicPractice', { id: set.id }) : href('speakingExam', { id: set.id })}
        >
          {again[kind]}
        </LinkButton>
        <p className="text-sm text-muted">{again.text}</p>
      </div>
    </>
  );
}
