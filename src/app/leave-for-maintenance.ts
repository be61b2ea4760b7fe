import type { DataRouter } from 'react-router';
import { href } from '#contract/href.ts';
import { updatesHeld } from '#src/platform/pwa/update.ts';

/** Shows the maintenance page, save where leaving would harm something: a recording, a timed test, unsaved words. */
export function leaveForMaintenance(router: DataRouter): void {
  const { pathname, search } = router.state.location;
  if (pathname === href('maintenance') || updatesHeld()) return;
  void router.navigate(href('maintenance', {}, { from: pathname + search }));
}
