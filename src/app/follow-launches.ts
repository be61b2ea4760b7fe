import type { DataRouter } from 'react-router';
import { insidePath } from '#contract/inside-path.ts';
import { PAGE_PATHS } from '#contract/pages.ts';
import { sharedWord } from '#rules/notebook/shared-word.ts';
import { updatesHeld } from '#src/platform/pwa/update.ts';

interface LaunchParams {
  readonly targetURL?: string;
}

/** Chromium's queue of launches of the installed app, missing from TypeScript's library. */
interface LaunchQueue {
  setConsumer(consume: (launch: LaunchParams) => void): void;
}

const isQueue = (value: unknown): value is LaunchQueue =>
  typeof value === 'object' && value !== null && 'setConsumer' in value;

/** The start page with the mark of the home screen's icon: it only brings the app to the front. */
const isStart = ({ pathname, searchParams }: URL): boolean =>
  pathname === PAGE_PATHS.home && searchParams.has('source');

/** Keeps what was shared, since the page that would show it cannot open now. */
async function keepShared({ searchParams }: URL): Promise<void> {
  const word = sharedWord({ text: searchParams.get('text'), url: searchParams.get('url') });
  if (!word) return;
  const [{ addSharedWord }, { SHARED_WORDS }, { LONG_TOAST_MS, showToast }] = await Promise.all([
    import('#src/features/notebook/model/shared-words.ts'),
    import('#src/features/notebook/messages/shared-words.ts'),
    import('#src/ui/toast.ts'),
  ]);
  addSharedWord(word);
  showToast('info', SHARED_WORDS.heldBack, LONG_TOAST_MS);
}

/**
 * Opens what a shortcut, a link or a share launches in the running window (the manifest's `focus-existing`): the
 * router goes there without loading the page again. During a recording or a timed test, or with unsaved input, the
 * page stays, and a share waits in the notebook.
 */
export function followLaunches(router: DataRouter): void {
  const queue: unknown = 'launchQueue' in window ? window.launchQueue : null;
  if (!isQueue(queue)) return;
  let isFirst = true;
  queue.setConsumer(({ targetURL }) => {
    const first = isFirst;
    isFirst = false;
    if (targetURL === undefined) return;
    const url = new URL(targetURL);
    const [opened] = performance.getEntriesByType('navigation');
    // This page was itself opened by the launch, and its guards may have led elsewhere since.
    if (first && opened?.name === targetURL) return;
    const path = insidePath(url.pathname + url.search + url.hash);
    if (url.origin !== location.origin || path === null || isStart(url)) return;
    if (!updatesHeld()) void router.navigate(path);
    else if (url.pathname === PAGE_PATHS.sharedWords) void keepShared(url);
  });
}
