import { LISTENING } from '#src/messages/listening.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Sound } from './use-sound.ts';

/** Shown while a recording is loading, or if it could not be loaded. */
export function SoundProblem({ sound }: { sound: Exclude<Sound, { state: 'ready' }> }) {
  if (sound.state === 'loading')
    return (
      <p role="status" className="text-sm text-muted">
        {LISTENING.loading}
      </p>
    );
  return (
    <Notice tone="error" title={LISTENING.failed}>
      <p>{LISTENING.failedText}</p>
      <Button variant="secondary" className="justify-self-start" onClick={sound.retry}>
        {LISTENING.retry}
      </Button>
    </Notice>
  );
}
