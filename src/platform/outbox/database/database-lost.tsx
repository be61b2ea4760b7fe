import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { databaseHealth } from './database-health.ts';

const DatabaseLostNotice = lazyPart(() => import('./database-lost-notice.tsx'));

/** Asks for a reload when the browser has lost the database that holds the learner's work. */
export function DatabaseLost() {
  const lost = useStore(databaseHealth, (health) => health.lost);
  return <Suspense>{lost && <DatabaseLostNotice />}</Suspense>;
}
