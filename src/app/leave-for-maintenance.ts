import type { DataRouter } from 'react-router';
import { href } from '#contract/href.ts';
import { updatesHeld } from '#src/platform/pwa/update.ts';

/** Shows the maintenance page, unless leaving would interrupt a recording, a timed test or unsaved text. */
export function leaveForMaintenance(router: DataRouter): void {
  const { pathname, search } = router.state.location;
  if (pathname === href('maintenance') || updatesHeld()) return;
  void router.navigate(href('maintenance', {}, { from: pathname + search }));
}
