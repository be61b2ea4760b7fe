import { useState } from 'react';
import { CHECKS } from '#src/messages/placement.ts';
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
        // biome-ignore lint/a11y/useMediaCaption: its text is shown above
        <audio
          controls
          preload="none"
          src={src}
          aria-label={CHECKS.sound}
          className="h-14 w-full"
          onError={() => setFailed(true)}
        />
      )}
    </Card>
  );
}
