import { create } from 'zustand';
import { dismissLoss, type LostWork } from '#src/platform/offline/work-marker.ts';

/** Evicted work of this device that nobody has read about yet; known once the queue has started. */
export const useEviction = create<{ lost: LostWork | null }>(() => ({ lost: null }));

/** The learner has read the explanation. */
export function acknowledgeEviction(): void {
  dismissLoss();
  useEviction.setState({ lost: null });
}
