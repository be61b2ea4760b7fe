import { TALK } from '#src/messages/talk.ts';
import type { DictationLoss } from '../speech-recognition.ts';

/** Why the browser writes nothing down; the recording goes on whatever it is. */
export const DictationLost = ({ why }: { why: DictationLoss | null }) => (
  <p role="status" className="text-sm font-semibold empty:sr-only">
    {why && TALK.dictation.lost[why]}
  </p>
);
