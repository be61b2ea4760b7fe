import { useMemo } from 'react';
import { estimateWords } from '#rules/speaking/estimate-words.ts';
import { heardWords } from '#rules/speaking/heard-words.ts';
import { useDeviceTalk } from '#src/shared/speaking/device-talk.ts';
import { useFollowUp } from './use-follow-up.ts';
import type { Room } from './use-room.ts';

/** The answer to the question on screen, what this device hears in it, and the follow-up to it. */
export function useAnswer({ owner, room, answers, step, place, questionId, turnState, heard }: Room) {
  const given = questionId === null ? undefined : answers.get(questionId);
  const answer = given?.type_code === 'ielts_unscripted_speaking' ? given : null;
  const recordingId = answer?.recording_id ?? null;
  const talk = useDeviceTalk(recordingId);
  const transcript = answer?.transcript?.text ?? null;
  // Its transcript may still come, and decides on the follow-up.
  const isComing =
    turnState.name === 'answered' &&
    turnState.recordingId === recordingId &&
    !heard.has(turnState.recordingId);
  const mayFollow =
    step !== null &&
    step.moreId !== null &&
    recordingId !== null &&
    !place?.followUp &&
    !answers.has(step.moreId) &&
    !isComing &&
    talk.name !== 'hearing';
  const sound = talk.name === 'heard' ? talk.sound : null;
  const setId = room.set.id;
  const request = useMemo(() => {
    if (!mayFollow || !step) return null;
    const counted =
      transcript === null ? null : heardWords(transcript).filter((word) => word !== null).length;
    const words = counted ?? (sound && estimateWords(sound));
    return { owner, setId, step, heard: { transcript, words } };
  }, [mayFollow, step, owner, setId, transcript, sound]);
  const followUp = useFollowUp(request);
  const isWaiting =
    step?.moreId != null && !place?.followUp && recordingId !== null && (isComing || talk.name === 'hearing');
  return { answer, recordingId, talk, transcript, followUp: isWaiting ? undefined : followUp };
}
