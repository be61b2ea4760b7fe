import type { InsidePath } from '#contract/inside-path.ts';
import { updatesHeld } from '#src/platform/pwa/update.ts';
import { pathIn } from './opening.ts';
import { usePostponedPage } from './postponed-page.ts';

/**
 * Opens what is pressed on a notification, in this window. During a recording, a timed test or unsaved input the learner
 * decides when.
 * @returns stops listening
 */
export function openFromNotifications(go: (path: InsidePath) => void): () => void {
  const onMessage = ({ data, ports }: MessageEvent): void => {
    const path = pathIn(data);
    if (path === null) return;
    ports[0]?.postMessage('heard');
    if (updatesHeld()) usePostponedPage.setState({ path });
    else go(path);
  };
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  container?.addEventListener('message', onMessage);
  // Messages to a page that is still loading wait for this.
  container?.startMessages();
  return () => container?.removeEventListener('message', onMessage);
}
