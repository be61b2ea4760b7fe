import { useState } from 'react';
import { CHECKS } from '#src/messages/placement.ts';
import { SoundPlayer } from '#src/shared/audio/sound-player.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Plays a sentence for setting the volume. */
export function SoundCheck({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <Card as="section" className="grid content-start gap-3">
      <h3 className="font-semibold">{CHECKS.soundTitle}</h3>
      <p className="text-muted text-pretty">{CHECKS.soundText}</p>
      {failed ? (
        <Notice tone="warning">{CHECKS.soundFailed}</Notice>
      ) : (
        <SoundPlayer src={src} label={CHECKS.sound} onError={() => setFailed(true)} />
      )}
    </Card>
  );
}
