import { useRef } from 'react';
import type { Recording } from '#contract/listening.ts';
import { DICTATION } from '#src/messages/listening.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Dictation } from './dictation.tsx';
import { Player } from './player.tsx';
import type { PlayerHandle } from './use-playback.ts';

/** Dictation of a recording, in a dialog over the page. */
export function DictationDialog({ recording, onClose }: { recording: Recording; onClose: () => void }) {
  const player = useRef<PlayerHandle>(null);
  const { src, seconds, transcript } = recording;
  return (
    <Dialog open size="large" onClose={onClose} title={DICTATION.title}>
      <div className="grid gap-5">
        <Player ref={player} src={src} seconds={seconds} />
        <Dictation
          lines={transcript ?? []}
          seconds={seconds}
          play={(from, to, rate) => player.current?.playBetween(from, to, rate)}
        />
      </div>
    </Dialog>
  );
}
