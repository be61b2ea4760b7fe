import { PenLine } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Recording } from '#contract/listening.ts';
import { DICTATION } from '#src/messages/listening.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Dictation } from './dictation.tsx';
import { Player } from './player.tsx';
import type { PlayerHandle } from './use-playback.ts';
import type { SyncedPlayer } from './use-synced-player.ts';

/** Dictation of a recording, in a dialog over the page. */
function DictationDialog({ recording, onClose }: { recording: Recording; onClose: () => void }) {
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

/** A recording to review after it has been answered: the player, and dictation. */
export function ReviewBar({ recording, synced }: { recording: Recording; synced: SyncedPlayer }) {
  const [dictating, setDictating] = useState(false);
  const { src, seconds, transcript } = recording;
  const isTimed = transcript?.every(({ at }) => at !== null) ?? false;
  return (
    <div className="grid gap-2">
      <Player ref={synced.player} src={src} seconds={seconds} onTime={synced.onTime} />
      {isTimed && (
        <Button
          variant="secondary"
          icon={PenLine}
          className="justify-self-start"
          onClick={() => {
            synced.player.current?.pause();
            setDictating(true);
          }}
        >
          {DICTATION.open}
        </Button>
      )}
      {dictating && <DictationDialog recording={recording} onClose={() => setDictating(false)} />}
    </div>
  );
}
