import type { Evidence } from '../evidence.ts';

/** A guarantee that must hold whatever happened. */
export interface Invariant {
  name: string;
  /** Checked only once all gradings are done. */
  afterGrading?: boolean;
  /** @returns one line per violation */
  check: (evidence: Evidence) => string[] | Promise<string[]>;
}
