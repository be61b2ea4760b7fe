import { useMemo } from 'react';
import { estimateWords } from '#rules/speaking/estimate-words.ts';
import type { HeardAnswer } from '#rules/speaking/follow-up.ts';
import { heardWords } from '#rules/speaking/heard-words.ts';
import { withoutSpans } from '#rules/speaking/without-spans.ts';
import { useDeviceTalk } from '#src/shared/speaking/talk/device-talk.ts';
import type { Dialogue } from './use-dialogue.ts';
import { useFollowUp } from './use-follow-up.ts';

/** The answer to the question on screen, what this device hears in it, and the follow-up to it. */
export function useAnswer({
  policy,
  answers,
  step,
  place,
  questionId,
  turnState,
  heard,
  askedAgain,
}: Dialogue) {
  const given = questionId === null ? undefined : answers.get(questionId);
  const answer = given?.type_code === 'ielts_unscripted_speaking' ? given : null;
  const recordingId = answer?.recording_id ?? null;
  const talk = useDeviceTalk(recordingId);
  const own = recordingId === null ? undefined : heard.get(recordingId);
  const transcript = answer?.transcript?.text ?? own?.text ?? null;
  const isUnclear = transcript === null && own?.isUnclear === true;
  const unsure = useMemo(() => (answer?.transcript ? [] : (own?.unsure ?? [])), [answer?.transcript, own]);
  // Its transcript may still come, and decides on the follow-up.
  const isTranscribing =
    turnState.name === 'answered' &&
    turnState.recordingId === recordingId &&
    !heard.has(turnState.recordingId);
  const sound = talk.name === 'heard' ? talk.sound : null;
  const known = useMemo((): HeardAnswer => {
    // Heard, but not clearly: nothing is asked about it.
    if (isUnclear) return { transcript: null, words: null };
    const counted =
      transcript === null ? null : heardWords(transcript).filter((word) => word !== null).length;
    // Nothing is asked about words that were perhaps not said.
    const sure = transcript && withoutSpans(transcript, unsure);
    return {
      transcript: sure,
      ...(transcript !== null && { perhaps: transcript }),
      words: counted ?? (sound && estimateWords(sound)),
    };
  }, [transcript, unsure, sound, isUnclear]);
  const hasMore = step !== null && step.moreId !== null && !place?.followUp && recordingId !== null;
  const isOpen = hasMore && !answers.has(step.moreId ?? '');
  const isOffered = hasMore && policy.followUps === 'offered';
  const isWaiting = talk.name === 'hearing' || isTranscribing;
  const request = useMemo(
    () => (isOffered && isOpen && !isWaiting ? { policy, step, heard: known } : null),
    [isOffered, isOpen, isWaiting, policy, step, known],
  );
  const found = useFollowUp(request);
  return {
    recordingId,
    talk,
    transcript,
    unsure,
    isTranscribing,
    insteadOf: own?.insteadOf ?? null,
    /** The examiner asks for the answer again. */
    isAskedAgain: recordingId !== null && recordingId === askedAgain,
    /** What may be offered; undefined while it is looked for. */
    offered: isOffered && isWaiting ? undefined : found,
    /** What is asked on going on may still change. */
    isUndecided: isOpen && policy.followUps === 'asked' && isWaiting,
    /** What is asked on going on, by what is known now. */
    findAsked: async () => (isOpen && policy.followUps === 'asked' ? policy.findFollowUp(step, known) : null),
  };
}
