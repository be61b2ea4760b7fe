import { createStore } from 'zustand/vanilla';

interface DatabaseHealth {
  /** It did not respond, even after it was reopened: only a reload of the page helps. */
  lost: boolean;
  /** How often it was reopened; what ran meanwhile may have failed for that reason alone. */
  reopened: number;
}

/**
 * State of the device's database. Without the database's code, since the first frame shows it; without React,
 * since the service worker uses it.
 */
export const databaseHealth = createStore<DatabaseHealth>(() => ({ lost: false, reopened: 0 }));
