import type { AdviceState } from '#contract/operator-advice.ts';

/** What may follow: a request is called, then ends with or without a course. One that was closed can be called again. */
const NEXT: Readonly<Record<AdviceState, readonly AdviceState[]>> = {
  new: ['called', 'enrolled', 'closed'],
  called: ['enrolled', 'closed'],
  enrolled: [],
  closed: ['called'],
};

/** The states that a request can get next, in the order in which they are offered. */
export const nextAdviceStates = (state: AdviceState): readonly AdviceState[] => NEXT[state];

/** Whether the work on a request is over. */
export const isAdviceOver = (state: AdviceState): boolean => state === 'enrolled' || state === 'closed';
