import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profile } from '#src/reads/profile.ts';
import { closeAdvice } from '#src/session/advice-dialog.ts';
import { useSession } from '#src/session/session.ts';
import { AdviceModal } from './advice-modal.tsx';

/** The advice modal as the app opens it, filled in for whoever is signed in. Mounted while it is asked for. */
export default function AdviceDialog() {
  const signedIn = useSession((session) => session.token !== null);
  const { data } = useQuery({ ...profile(), enabled: signedIn });
  // The answer is shown by another part of the app, which must be here when the network is gone by then.
  useEffect(() => void import('#src/ui/notification-modal.tsx').catch(() => undefined), []);
  return <AdviceModal profile={data} onClose={closeAdvice} />;
}
