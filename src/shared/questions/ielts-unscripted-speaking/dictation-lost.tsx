import { TALK } from '#src/messages/talk.ts';
import type { DictationLoss } from '../speech-recognition.ts';

/** Why the browser does not transcribe; the recording goes on in any case. */
export const DictationLost = ({ reason }: { reason: DictationLoss | null }) => (
  <p role="status" className="text-sm font-semibold empty:sr-only">
    {reason && TALK.dictation.lost[reason]}
  </p>
);
