import { useQuery } from '@tanstack/react-query';
import type { SpeakingQuestion } from '#contract/speaking.ts';
import { useSession } from '#src/platform/session/session.ts';
import { DeviceMeasures } from '#src/shared/speaking/short-talk/device-measures.tsx';
import { SendingState } from '#src/shared/speaking/short-talk/sending-state.tsx';
import type { SubmittedTalk } from '#src/shared/speaking/short-talk/use-local-talk.ts';
import { Loaded } from '#src/ui/loaded.tsx';
import { interviewResult, myInterview, pollWhileWaiting } from '../api/interview-queries.ts';
import { INTERVIEW } from '../messages/interview.ts';
import { Onward } from './onward.tsx';
import { OwnTalks } from './own-talks.tsx';
import { ResultBody } from './result-body.tsx';
import { ShareResult } from './share-result.tsx';

const NO_ANSWERS: SubmittedTalk['answers'] = new Map();

interface HereProps {
  local: SubmittedTalk;
  /** Of the interview; undefined while unknown. */
  questions: readonly SpeakingQuestion[] | undefined;
}

/** The interview submitted on this device: on its way, then the server's result. */
function ResultFromHere({ local, questions }: HereProps) {
  const hasArrived = local.queued === 0;
  const query = useQuery({
    ...interviewResult(local.attemptId),
    enabled: hasArrived,
    refetchInterval: pollWhileWaiting(true),
  });
  const result = query.data?.result;
  return (
    <>
      {!result && <SendingState queued={local.queued} parked={local.parked} />}
      {result && <ResultBody result={result} isOwn />}
      {!result && <Loaded query={query} waiting={null} offlineText={INTERVIEW.result.offlineText} />}
      {(!result || result.state === 'waiting') && (
        <DeviceMeasures answers={local.answers} questions={questions ?? []} />
      )}
      {result && result.state !== 'declined' && <ShareResult id={result.id} />}
      {result && result.state !== 'waiting' && <OwnTalks id={result.id} answers={local.answers} />}
    </>
  );
}

/** The newest interview of a learner who took it on another device; nothing if there is none. */
function ResultFromElsewhere() {
  const { data } = useQuery({ ...myInterview(), refetchInterval: pollWhileWaiting(true) });
  if (!data?.result) return null;
  return (
    <>
      <ResultBody result={data.result} isOwn />
      {data.result.state !== 'declined' && <ShareResult id={data.result.id} />}
      {data.result.state !== 'waiting' && <OwnTalks id={data.result.id} answers={NO_ANSWERS} />}
    </>
  );
}

interface OwnResultProps extends Pick<HereProps, 'questions'> {
  /** The newest interview on this device; null: none was submitted here. */
  local: SubmittedTalk | null;
}

/** One's own result and the way on, if an interview was submitted; otherwise nothing. */
export function OwnResult({ local, questions }: OwnResultProps) {
  const signedIn = useSession((session) => session.learnerId !== null);
  if (!local) return signedIn ? <ResultFromElsewhere /> : null;
  return (
    <>
      <ResultFromHere local={local} questions={questions} />
      <Onward />
    </>
  );
}
