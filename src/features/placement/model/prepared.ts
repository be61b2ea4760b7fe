import { create } from 'zustand';

const KEY = 'luyen.prepared';
const YES = 'yes';

/** Whether a microphone has been tried on this device and was heard (docs/product.md, point 4). */
export const usePrepared = create<{ prepared: boolean }>(() => ({
  prepared: localStorage.getItem(KEY) === YES,
}));

export function setPrepared(): void {
  try {
    localStorage.setItem(KEY, YES);
  } catch {
    // No room: it is asked again next time.
  }
  usePrepared.setState({ prepared: true });
}
