import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { databaseHealth } from './database-health.ts';

const DatabaseLostNotice = lazy(() => import('./database-lost-notice.tsx'));

/** Asks for a reload when the browser has lost the database that holds the learner's work. */
export function DatabaseLost() {
  const lost = useStore(databaseHealth, (health) => health.lost);
  return <Suspense>{lost && <DatabaseLostNotice />}</Suspense>;
}
