import { useEffect } from 'react';
import { closeAdvice, useAdviceDialog } from '#src/platform/session/advice-dialog.ts';
import { usePrefill } from '../model/use-prefill.ts';
import { AdviceModal } from './advice-modal.tsx';

/** The advice modal as the app opens it, filled in for whoever is signed in. Mounted while it is asked for. */
export default function AdviceDialog() {
  const prefill = usePrefill();
  const about = useAdviceDialog((advice) => advice.about);
  // The answer is shown by another part of the app, which must be here when the network is gone by then.
  useEffect(() => void import('#src/ui/notification-modal.tsx').catch(() => undefined), []);
  return <AdviceModal prefill={prefill} description={about} onClose={closeAdvice} />;
}
