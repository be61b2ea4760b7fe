import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { SpeakingSetDetail } from '#contract/speaking.ts';
import { afterUnclear, NEVER_AGAIN } from '#rules/speaking/say-again.ts';
import type { Conversation, HeardTalk } from '#src/shared/speaking/turn/use-turn.ts';
import { sayAgainLine } from './asked-question.ts';

/**
 * The examiner asks for an answer again whose words were not clear, while the learner has not gone on.
 * @returns the recording of that answer
 */
export function useSayAgain(
  detail: SpeakingSetDetail,
  { turn, voice }: Conversation,
  heard: ReadonlyMap<string, HeardTalk>,
): string | null {
  const state = useStore(turn.state);
  const recordingId = state.name === 'answered' ? state.recordingId : null;
  const talk = recordingId === null ? undefined : heard.get(recordingId);
  const again = useRef(NEVER_AGAIN);
  const judged = useRef<HeardTalk | null>(null);
  const [askedAgain, setAskedAgain] = useState<string | null>(null);
  useEffect(() => {
    if (!talk?.isUnclear || judged.current === talk) return;
    judged.current = talk;
    const { asks, ...after } = afterUnclear(again.current, talk.questionId);
    again.current = after;
    const line = sayAgainLine(detail);
    if (!asks || !line) return;
    setAskedAgain(talk.recordingId);
    void voice.say(line);
  }, [talk, detail, voice]);
  return askedAgain;
}
