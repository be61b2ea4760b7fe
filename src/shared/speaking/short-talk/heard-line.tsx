import type { DeviceTalk } from '#src/shared/speaking/talk/device-talk.ts';
import { SHORT_TALK } from './messages/short-talk.ts';

const words = SHORT_TALK.here;

/** What this device heard in an answer, in one line: its length, pace and pauses. */
export function HeardLine({ talk }: { talk: DeviceTalk }) {
  switch (talk.name) {
    case 'hearing':
      return <p className="text-sm text-muted">{words.hearing}</p>;
    case 'failed':
      return <p className="text-sm text-muted">{words.failed}</p>;
    case 'refused':
      return <p className="text-sm">{talk.message}</p>;
    case 'heard': {
      const { duration, syllable_rate, pauses } = talk.sound;
      return (
        <p className="text-sm text-pretty">
          {words.heard(duration, syllable_rate, pauses.length)}{' '}
          <span className="text-muted">{words.provisional}</span>
        </p>
      );
    }
  }
}
