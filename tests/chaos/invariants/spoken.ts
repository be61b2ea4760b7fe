import type { Evidence } from '../evidence.ts';
import { spokenRecording } from '../is-spoken.ts';
import type { OpenRecording } from '../open-recording.ts';
import type { Invariant } from './invariant.ts';

/** Each spoken answer has its recording, which came once. */
function withoutRecording({ answers, recordings, trail }: Evidence): string[] {
  return answers.flatMap(({ question_id, answer }) => {
    const id = spokenRecording(answer);
    if (id === null) return [];
    const isThere = recordings.some((one) => one.id === id && one.blob_key !== null);
    const times = trail.filter(
      ({ place, before, after }) => place === 'recordings' && before === null && after?.id === id,
    ).length;
    return isThere && times === 1
      ? []
      : [`the recording of ${question_id} was stored ${times} times; it is ${isThere ? '' : 'not '}there`];
  });
}

/** A newer or a longer recording answers the question in its place. */
const isReplaced = ({ savedWork }: Evidence, { id, questionId, bytes }: OpenRecording): boolean =>
  savedWork.answers.some((saved) => {
    const other = spokenRecording(saved.answer);
    if (saved.questionId !== questionId || other === null || other === id) return false;
    return other > id || (savedWork.recordings.get(other)?.stored?.bytes ?? 0) >= bytes;
  });

/** What was on the disk when a browser was killed is the beginning of what the server has. */
async function brokenOff(evidence: Evidence): Promise<string[]> {
  const { answers, recordings, savedWork, hashOfBlob } = evidence;
  const lost: string[] = [];
  for (const begun of savedWork.begun.values()) {
    const { id, questionId, bytes, sha256 } = begun;
    if (bytes === 0) continue;
    const isAnswer = answers.some(({ answer }) => spokenRecording(answer) === id);
    const key = recordings.find((one) => one.id === id)?.blob_key;
    const hash = key ? await hashOfBlob(key, bytes) : null;
    if (isAnswer ? hash !== sha256 : !isReplaced(evidence, begun))
      lost.push(`${bytes} bytes of ${questionId} were recorded when the browser was killed, they are lost`);
  }
  return lost;
}

/** What was said in the speaking room is on the server once, whole, and also if its browser was killed. */
export const spoken: Invariant = {
  name: 'spoken',
  check: async (evidence) => [...withoutRecording(evidence), ...(await brokenOff(evidence))],
};
