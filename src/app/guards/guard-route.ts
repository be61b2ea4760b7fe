import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { PageName } from '#contract/pages.ts';
import { originFlag } from '#src/platform/browser/origin-flag.ts';
import { within } from '#src/platform/offline/within.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { clearSession, isSignedIn } from '#src/platform/session/session.ts';
import { NOT_VIP, refreshVip, storedVip } from '#src/platform/session/vip.ts';
import { divert, type GuardName } from './rules.ts';

/** Maximum time a page waits for the first VIP status of a learner, milliseconds. */
const FIRST_STATUS_MS = 3_000;

let isFirst = true;

/** Answers from this device's state; queries the server only if nothing is stored and the page depends on it. */
async function vipFor(guards: readonly GuardName[]) {
  const known = storedVip();
  if (known || !isSignedIn() || guards.length === 0) return known ?? NOT_VIP;
  await within(refreshVip(), FIRST_STATUS_MS);
  return storedVip() ?? NOT_VIP;
}

interface GuardedRoute {
  name: PageName;
  guest: boolean;
  guards?: readonly GuardName[];
}

/** The loader of a page: opens it, or redirects as its guards decide. */
export const guardRoute =
  ({ name, guest, guards = [] }: GuardedRoute) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const first = isFirst;
    isFirst = false;
    const { pathname, search: query, searchParams: search } = new URL(request.url);
    const vip = await vipFor(guards);
    const visit = { name, guest, search, signedIn: isSignedIn(), origin: originFlag(), isFirst: first, vip };
    const diversion = divert(guards, visit);
    if (!diversion) return null;
    if (diversion.kind === 'redirect') {
      if (diversion.ask) openAuth(diversion.ask, { next: pathname + query });
      throw redirect(diversion.to);
    }
    if (diversion.signOut) clearSession();
    location.assign(request.url);
    // The document is being replaced; nothing of the requested page is shown meanwhile.
    return new Promise(() => undefined);
  };
