import type { DataRouter } from 'react-router';
import { href } from '#contract/href.ts';
import { updatesHeld } from '#src/platform/pwa/update.ts';

/** Pages whose own calls are answered meanwhile: the site is opened at the desk, and an account deleted at any time. */
const STAY = [href('operatorDesk'), href('staffSecurity'), href('privacy')];

const isAt = (page: string, pathname: string): boolean =>
  pathname === page || pathname.startsWith(`${page}/`);

/** Shows the maintenance page, unless leaving would interrupt a recording, a timed test or unsaved text. */
export function leaveForMaintenance(router: DataRouter): void {
  const { pathname, search } = router.state.location;
  if (pathname === href('maintenance') || STAY.some((page) => isAt(page, pathname)) || updatesHeld()) return;
  void router.navigate(href('maintenance', {}, { from: pathname + search }));
}
