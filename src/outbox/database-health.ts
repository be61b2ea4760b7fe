import { create } from 'zustand';

interface DatabaseHealth {
  /** It did not answer, not even opened anew: only a reload of the page helps. */
  lost: boolean;
  /** How often it was opened anew; what ran meanwhile may have failed for that alone. */
  reopened: number;
}

/** How the device's database fares, without its code: the first frame shows it. */
export const useDatabaseHealth = create<DatabaseHealth>(() => ({ lost: false, reopened: 0 }));
