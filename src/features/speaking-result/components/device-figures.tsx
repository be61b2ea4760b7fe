import { Smartphone } from 'lucide-react';
import { useDeviceTalk } from '#src/shared/speaking/talk/device-talk.ts';
import { TalkSoundCard } from '#src/shared/speaking/talk/talk-sound-card.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';

const words = SPEAKING_RESULT.device;

/**
 * What this device hears in an answer, marked as provisional, until the server's evaluation is there. Nothing where the
 * recording is on another device.
 */
export function DeviceFigures({ recordingId }: { recordingId: string }) {
  const talk = useDeviceTalk(recordingId);
  if (talk.name === 'failed') return null;
  return (
    <section className="grid gap-3 rounded-control border border-dashed border-line-strong p-3">
      <p>
        <Badge tone="info" icon={Smartphone}>
          {words.title}
        </Badge>
      </p>
      <p className="text-sm text-muted text-pretty">{words.text}</p>
      <div role="status">
        {talk.name === 'hearing' && <p className="text-muted">{words.hearing}</p>}
        {talk.name === 'refused' && <p>{talk.message}</p>}
      </div>
      {talk.name === 'heard' && <TalkSoundCard sound={talk.sound} />}
    </section>
  );
}
