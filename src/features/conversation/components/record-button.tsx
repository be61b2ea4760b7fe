import { Mic, Square } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { TALK } from '../messages/scenes.ts';
import type { SceneRoom } from '../model/scene-room.ts';

/** Begins and ends an answer by voice. */
export function RecordButton({ room: { take, stage, record, stopRecording } }: { room: SceneRoom }) {
  if (take.name === 'recording')
    return (
      <Button size="lg" variant="danger" icon={Square} onClick={stopRecording}>
        {TALK.stop}
      </Button>
    );
  const isBusy = take.name === 'asking' || stage.name === 'hearing';
  return (
    <Button size="lg" icon={Mic} busy={isBusy} onClick={record}>
      {TALK.speak}
    </Button>
  );
}
