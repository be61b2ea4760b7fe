import { useNavigate } from 'react-router';
import type { ConversationLevel } from '#contract/conversation-course.ts';
import { href } from '#contract/href.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { updatesHeld } from '#src/platform/pwa/update.ts';
import { reloadPage } from './reload-page.ts';
import { saveSelection } from './save-steps.ts';

interface Options {
  /** The page is not reloaded after the selection. */
  deny_reload?: boolean;
}

/** Without network, and while something of the page is unsaved, a reload would cost more than it brings. */
const mayLosePage = (): boolean => connectivity.getState().state !== 'online' || updatesHeld();

/**
 * Selects a level: it is marked, sent, and the page is reloaded unless that is denied (docs/product.md, point 4). The
 * selection is on the disk before.
 */
export function useSelectLevel(owner: string) {
  const navigate = useNavigate();
  return async (level: ConversationLevel, { deny_reload = mayLosePage() }: Options = {}): Promise<void> => {
    await saveSelection(owner, level);
    await navigate(href('conversation'), { replace: true });
    if (!deny_reload) reloadPage();
  };
}
