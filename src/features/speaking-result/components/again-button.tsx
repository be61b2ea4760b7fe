import { Mic } from 'lucide-react';
import { useState } from 'react';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { Button } from '#src/ui/button.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';

const words = SPEAKING_RESULT.talk;

/** Begins to answer one question again. */
export function AgainButton({ again }: { again: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      await again();
    } catch (error) {
      setBusy(false);
      void tellUnsaved(words.againFailed, error);
    }
  };
  return (
    <Button variant="secondary" icon={Mic} busy={busy} onClick={() => void begin()}>
      {words.again}
    </Button>
  );
}
