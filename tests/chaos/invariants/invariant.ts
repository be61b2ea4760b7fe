import type { Evidence } from '../evidence.ts';

/** A promise that must hold whatever happened. */
export interface Invariant {
  name: string;
  /** Only once all gradings are done. */
  afterGrading?: boolean;
  /** @returns one line for each violation */
  check: (evidence: Evidence) => string[] | Promise<string[]>;
}
