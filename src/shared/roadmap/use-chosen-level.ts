import { useState } from 'react';
import { z } from 'zod/mini';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
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
    deviceStorage.setItem(KEY, JSON.stringify(next));
    setChosen(next);
  };
  return [chosen && chosen.learner === learner ? chosen.level : null, choose];
}
