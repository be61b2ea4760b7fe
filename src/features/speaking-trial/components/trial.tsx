import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTaker } from '#src/platform/outbox/owner/use-taker.ts';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import { TRIAL_SET, trialQuestions } from '#src/shared/queries/speaking.ts';
import { ShortTalk } from '#src/shared/speaking/short-talk/short-talk.tsx';
import { TalkStart } from '#src/shared/speaking/short-talk/talk-start.tsx';
import { useLocalTalk } from '#src/shared/speaking/short-talk/use-local-talk.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { useFromTop } from '#src/ui/use-from-top.ts';
import { TRIAL } from '../messages/trial.ts';
import { FreeTopics } from './free-topics.tsx';
import { TrialOutcome } from './trial-outcome.tsx';

/** The trial of whoever uses this device: its beginning, the conversation, then the survey and the result. */
export function Trial() {
  const owner = useTaker();
  const query = useQuery(trialQuestions());
  const local = useLocalTalk(owner, TRIAL_SET);
  const [isSpeaking, setSpeaking] = useState(false);
  const stop = useCallback(() => setSpeaking(false), []);
  useFromTop(isSpeaking ? 'talk' : 'result');
  const detail = query.data;
  if (isSpeaking && owner && detail)
    return <ShortTalk owner={owner} detail={detail} label={TRIAL.title} onEnd={stop} />;
  return (
    <>
      {owner && local && (
        <TrialOutcome
          key={local.submitted?.attemptId}
          owner={owner}
          local={local.submitted}
          questions={detail?.questions}
        />
      )}
      {owner && local && detail && (
        <TalkStart
          owner={owner}
          words={TRIAL}
          local={local}
          of={detail.set.questions}
          onStart={() => setSpeaking(true)}
        />
      )}
      {detail && (
        <DownloadButton forGuests kind="speaking" id={TRIAL_SET} title={TRIAL.title} offer={TRIAL.download} />
      )}
      {!detail && <Loaded query={query} offlineText={TRIAL.offline} />}
      {!local && detail && <LinesSkeleton />}
      <FreeTopics />
    </>
  );
}
