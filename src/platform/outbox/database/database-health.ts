import { createStore } from 'zustand/vanilla';

interface DatabaseHealth {
  /** It did not answer, not even opened anew: only a reload of the page helps. */
  lost: boolean;
  /** How often it was opened anew; what ran meanwhile may have failed for that alone. */
  reopened: number;
}

/** How the device's database fares. Without the database's code, as the first frame shows it; without React, as the worker asks it. */
export const databaseHealth = createStore<DatabaseHealth>(() => ({ lost: false, reopened: 0 }));
