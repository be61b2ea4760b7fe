import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { Recording } from '#contract/listening.ts';
import { DICTATION } from '#src/messages/listening.ts';
import { Button } from '#src/ui/button.tsx';
import { DictationDialog } from './dictation-dialog.tsx';
import { Player } from './player.tsx';
import type { SyncedPlayer } from './use-synced-player.ts';

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
