import { inject } from 'vitest';
import { shiftClock } from '../support/shift-clock.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Milliseconds from the real time to that of this run. */
    clockOffset?: number;
  }
}

const offset = inject('clockOffset');
if (offset !== undefined) shiftClock(offset);
