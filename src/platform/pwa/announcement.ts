import { create } from 'zustand';
import { hasHeldWork } from '#src/platform/offline/work-marker.ts';

/** `welcome`: the installed app was opened for the first time. `news`: a new release has notes. */
export type Announcement = 'welcome' | 'news';

const WELCOMED = 'luyen.welcomed';
const RELEASE = 'luyen.release';

const useDue = create<{ due: Announcement | null }>(() => ({ due: null }));

function decide(latest: string, installed: boolean): Announcement | null {
  if (installed && localStorage.getItem(WELCOMED) === null) return 'welcome';
  const seen = localStorage.getItem(RELEASE);
  if (seen === latest) return null;
  // On a fresh device everything is new; versions before the first notes stored nothing but work.
  if (seen === null && !hasHeldWork()) {
    localStorage.setItem(RELEASE, latest);
    return null;
  }
  return 'news';
}

/** Decides at the start of the page what is announced on it. @param latest id of the newest release with notes */
export function announce(latest: string, installed: boolean): void {
  try {
    useDue.setState({ due: decide(latest, installed) });
  } catch {
    // Storage that is full or forbidden: nothing could be remembered, so nothing is announced.
  }
}

/** Records that it was shown: it does not come again after this page. */
export function recordShown(announcement: Announcement, latest: string): void {
  try {
    if (announcement === 'welcome') localStorage.setItem(WELCOMED, '1');
    localStorage.setItem(RELEASE, latest);
  } catch {
    // It comes again.
  }
}

export const dismissAnnouncement = (): void => useDue.setState({ due: null });

export const useAnnouncement = (): Announcement | null => useDue(({ due }) => due);
