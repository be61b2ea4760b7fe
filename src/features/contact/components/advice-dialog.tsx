import { useEffect } from 'react';
import { closeAdvice, useAdviceDialog } from '#src/platform/session/advice-dialog.ts';
import { usePrefill } from '../model/use-prefill.ts';
import { AdviceModal } from './advice-modal.tsx';

/** The app's advice modal, prefilled for a signed-in learner. Mounted only while it is open. */
export default function AdviceDialog() {
  const prefill = usePrefill();
  const about = useAdviceDialog((advice) => advice.about);
  // The outcome is shown by another chunk, which must be loaded before the network fails.
  useEffect(() => void import('#src/ui/notification-modal.tsx').catch(() => undefined), []);
  return <AdviceModal prefill={prefill} description={about ?? undefined} onClose={closeAdvice} />;
}
