import { useCallback, useEffect, useState } from 'react';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import type { Diagnostics } from './diagnostics.ts';
import { readDiagnostics } from './read-diagnostics.ts';

/** What was found last; `facts` is undefined at first. Read anew when the network comes or goes. */
export function useDiagnostics(): { facts: Diagnostics | undefined; busy: boolean; readAgain: () => void } {
  const [facts, setFacts] = useState<Diagnostics>();
  const [busy, setBusy] = useState(true);
  const readAgain = useCallback(() => {
    setBusy(true);
    void readDiagnostics().then((read) => {
      setFacts(read);
      setBusy(false);
    });
  }, []);
  useEffect(() => {
    readAgain();
    // The reading itself asks the server, which tells all who listen that nothing has changed.
    return connectivity.subscribe((now, before) => {
      if (now.state !== before.state) readAgain();
    });
  }, [readAgain]);
  return { facts, busy, readAgain };
}
