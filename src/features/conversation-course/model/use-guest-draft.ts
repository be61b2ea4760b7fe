import { useSyncExternalStore } from 'react';
import { GUEST, guestChoices, storedDraft } from './introduction-draft.ts';

export type GuestDraft = 'none' | 'begun' | 'done';

// Nothing else on the page changes it.
const subscribe = () => () => undefined;

function read(): GuestDraft {
  if (guestChoices()) return 'done';
  return storedDraft(GUEST) ? 'begun' : 'none';
}

/** How far the introduction was taken on this device before signing in. The server draws the page as on a first visit. */
export const useGuestDraft = (): GuestDraft => useSyncExternalStore(subscribe, read, () => 'none');
