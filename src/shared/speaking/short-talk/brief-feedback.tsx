import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import type { FeedbackProps } from '#src/shared/speaking/dialogue/answered-step.tsx';
import { HeardLine } from './heard-line.tsx';

/** An answer to be heard again, with what this device heard in it in one line. */
export const BriefFeedback = ({ recordingId, talk }: FeedbackProps) => (
  <div className="grid gap-4">
    <OwnRecording recordingId={recordingId} />
    <HeardLine talk={talk} />
  </div>
);
