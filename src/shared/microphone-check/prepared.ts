import { create } from 'zustand';

const KEY = 'luyen.prepared';
const YES = 'yes';

/** Whether a microphone was tested on this device and picked up sound (docs/product.md, point 4). */
export const usePrepared = create<{ prepared: boolean }>(() => ({
  prepared: localStorage.getItem(KEY) === YES,
}));

export function setPrepared(): void {
  try {
    localStorage.setItem(KEY, YES);
  } catch {
    // Storage is full: the learner will be asked again.
  }
  usePrepared.setState({ prepared: true });
}
