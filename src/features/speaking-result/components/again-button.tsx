import { Mic } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.ts';
import { SPEAKING_RESULT } from '../messages/result.ts';

const words = SPEAKING_RESULT.talk;

/** Begins to answer one question again. */
export function AgainButton({ again }: { again: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      await again();
    } catch {
      setBusy(false);
      showToast('error', words.againFailed);
    }
  };
  return (
    <Button variant="secondary" icon={Mic} busy={busy} onClick={() => void begin()}>
      {words.again}
    </Button>
  );
}
