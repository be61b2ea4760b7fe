import { useState } from 'react';
import { z } from 'zod/mini';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { useSession } from '#src/platform/session/session.ts';

const KEY = 'luyen.plan-level';
const stored = z.object({ learner: z.string(), level: z.number() });

/** The level that this learner chose for their plan on this device; null if none. */
export function useChosenLevel(): [number | null, (level: number) => void] {
  const learner = useSession(({ learnerId }) => learnerId);
  const [chosen, setChosen] = useState(() => readStoredJson(KEY, stored));
  const choose = (level: number) => {
    const next = { learner: learner ?? '', level };
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage is full: forgotten on reload.
    }
    setChosen(next);
  };
  return [chosen && chosen.learner === learner ? chosen.level : null, choose];
}
