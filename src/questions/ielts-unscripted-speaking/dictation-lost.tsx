import type { DictationLoss } from '#src/audio/speech-recognition.ts';
import { TALK } from '#src/messages/talk.ts';

/** Why the browser writes nothing down; the recording goes on whatever it is. */
export const DictationLost = ({ why }: { why: DictationLoss | null }) => (
  <p role="status" className="text-sm font-semibold empty:sr-only">
    {why && TALK.dictation.lost[why]}
  </p>
);
