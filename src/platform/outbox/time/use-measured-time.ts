import { useEffect } from 'react';
import { startMeasuring } from './measure.ts';

/**
 * Measures the time in which this work is on screen and in use; the next command of work carries it.
 * @param owner null: nothing is measured
 * @param subject such as `section:LESSON/SECTION`, `exercise:ID` or `test:ID`
 */
export function useMeasuredTime(owner: string | null, subject: string): void {
  useEffect(() => (owner === null ? undefined : startMeasuring({ owner, subject })), [owner, subject]);
}
