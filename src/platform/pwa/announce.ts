import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { hasHeldWork } from '#src/platform/offline/work-marker.ts';
import { type Announcement, useAnnouncement } from './announcement.ts';

const WELCOMED = 'luyen.welcomed';
/** The newest release whose notes were shown. */
const SEEN_RELEASE = 'luyen.release';

function decide(latest: string, installed: boolean): Announcement | null {
  if (installed && deviceStorage.getItem(WELCOMED) === null) return 'welcome';
  const seen = deviceStorage.getItem(SEEN_RELEASE);
  if (seen === latest) return null;
  // On a fresh device everything is new; versions before the first notes stored nothing but work.
  if (seen === null && !hasHeldWork()) {
    deviceStorage.setItem(SEEN_RELEASE, latest);
    return null;
  }
  return 'news';
}

/** Decides at the start of the page what is announced on it. @param latest id of the newest release with notes */
export function announce(latest: string, installed: boolean): void {
  const due = decide(latest, installed);
  // Where nothing is kept, it would come again on every page.
  useAnnouncement.setState({ due: due !== null && deviceStorage.isKept() ? due : null });
}

/** Records that it was shown: it does not come again after this page. */
export function recordShown(announcement: Announcement, latest: string): void {
  if (announcement === 'welcome') deviceStorage.setItem(WELCOMED, '1');
  deviceStorage.setItem(SEEN_RELEASE, latest);
}
