import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTaker } from '#src/platform/outbox/owner/use-taker.ts';
import { useCaptionChoice } from '#src/shared/speaking/examiner/caption-choice.ts';
import { ShortTalk } from '#src/shared/speaking/short-talk/short-talk.tsx';
import { TalkStart } from '#src/shared/speaking/short-talk/talk-start.tsx';
import { useLocalTalk } from '#src/shared/speaking/short-talk/use-local-talk.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { useFromTop } from '#src/ui/use-from-top.ts';
import { INTERVIEW_SET, interviewQuestions } from '../api/interview-queries.ts';
import { INTERVIEW } from '../messages/interview.ts';
import { OwnResult } from './own-result.tsx';

/** The interview of whoever uses this device: its beginning, the conversation, then the result. */
export function OwnInterview() {
  const owner = useTaker();
  const query = useQuery(interviewQuestions());
  const local = useLocalTalk(owner, INTERVIEW_SET);
  const [isSpeaking, setSpeaking] = useState(false);
  const stop = useCallback(() => setSpeaking(false), []);
  useFromTop(isSpeaking ? 'talk' : 'result');
  const start = (): void => {
    // An interview has captions from the beginning; what the learner reads along elsewhere stays their choice.
    useCaptionChoice.setState({ showsText: true });
    setSpeaking(true);
  };
  const detail = query.data;
  if (isSpeaking && owner && detail)
    return <ShortTalk owner={owner} detail={detail} label={INTERVIEW.title} onEnd={stop} />;
  return (
    <>
      {local && <OwnResult local={local.submitted} questions={detail?.questions} />}
      {owner && local && detail && (
        <TalkStart owner={owner} words={INTERVIEW} local={local} of={detail.set.questions} onStart={start} />
      )}
      {!detail && <Loaded query={query} offlineText={INTERVIEW.offline} />}
      {!local && detail && <LinesSkeleton />}
    </>
  );
}
