import { useCallback, useEffect, useState } from 'react';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import type { Diagnostics } from './diagnostics.ts';
import { readDiagnostics } from './read-diagnostics.ts';

/** The latest diagnostics; `facts` is undefined at first. Refreshed when the connectivity changes. */
export function useDiagnostics(): { facts: Diagnostics | undefined; busy: boolean; refresh: () => void } {
  const [facts, setFacts] = useState<Diagnostics>();
  const [busy, setBusy] = useState(true);
  const refresh = useCallback(() => {
    setBusy(true);
    void readDiagnostics().then((read) => {
      setFacts(read);
      setBusy(false);
    });
  }, []);
  useEffect(() => {
    refresh();
    // The refresh itself contacts the server and thereby notifies this listener without a change of state.
    return connectivity.subscribe((now, before) => {
      if (now.state !== before.state) refresh();
    });
  }, [refresh]);
  return { facts, busy, refresh };
}
