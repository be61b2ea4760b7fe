import { Mic, Square } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { TALK } from '../messages/scenes.ts';
import type { SceneSession } from '../model/scene-session.ts';

/** Begins and ends an answer by voice. */
export function RecordButton({ session: { take, stage, record, stopRecording } }: { session: SceneSession }) {
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
