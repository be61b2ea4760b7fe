import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { PageName } from '#contract/pages.ts';
import type { Role } from '#contract/staff.ts';
import { loadPart } from '#src/platform/browser/load-part.ts';
import { originFlag } from '#src/platform/browser/origin-flag.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { clearSession, isSignedIn } from '#src/platform/session/session.ts';
import { NOT_VIP, refreshVip, storedVip, type Vip } from '#src/platform/session/vip.ts';
import { divert, type GuardName } from './rules.ts';

let isFirst = true;

const STAFF_GUARDS: readonly GuardName[] = ['teacher', 'operator', 'staff'];
const isForStaff = (name: GuardName): boolean => STAFF_GUARDS.includes(name);

/**
 * Answers from this device's state; queries the server only if nothing is stored and the page depends on it. Waits as long
 * as the call takes: a VIP who was sent away from their own page would have to find back.
 */
async function vipFor(guards: readonly GuardName[]) {
  const known = storedVip();
  if (known || !isSignedIn() || guards.every(isForStaff)) return known ?? NOT_VIP;
  await refreshVip().catch(() => undefined);
  return storedVip() ?? NOT_VIP;
}

/** A browser that is killed forgets what it stored last in the local storage: the level is also kept elsewhere. */
async function withLevel(guards: readonly GuardName[], vip: Vip): Promise<Vip> {
  if (vip.speakingLevel !== null || !isSignedIn() || !guards.includes('level')) return vip;
  const { keptLevel } = await loadPart(() => import('./kept-level.ts'));
  return { ...vip, speakingLevel: await keptLevel() };
}

/** An introduction that was gone through on another device is found out by asking, once. */
async function withIntroduction(guards: readonly GuardName[], vip: Vip): Promise<Vip> {
  const isOpen = vip.conversation || vip.introduced || (vip.speaking && guards.includes('scenes'));
  const depends = guards.some((guard) => guard === 'conversation' || guard === 'scenes');
  if (isOpen || !depends || !isSignedIn()) return vip;
  const { wentThroughIntroduction } = await loadPart(() => import('./kept-introduction.ts'));
  return { ...vip, introduced: await wentThroughIntroduction() };
}

/** Loaded only where a page asks for a role, which few learners have. */
async function rolesFor(guards: readonly GuardName[]): Promise<readonly Role[]> {
  if (!isSignedIn() || !guards.some(isForStaff)) return [];
  const { knownRoles } = await loadPart(() => import('./known-roles.ts'));
  return knownRoles();
}

/** Pages whose id is that of a speaking set, which the server may have opened to this learner. */
const SET_PAGES: ReadonlySet<PageName> = new Set([
  'topicPractice',
  'topicPracticeResult',
  'speakingExam',
  'speakingExamResult',
]);

async function leaveFor(name: PageName, id: string | undefined): Promise<boolean> {
  if (id === undefined || !SET_PAGES.has(name)) return false;
  const { hasTopicLeave } = await loadPart(() => import('./topic-leave.ts'));
  return hasTopicLeave(id);
}

interface GuardedRoute {
  name: PageName;
  guest: boolean;
  guards?: readonly GuardName[];
}

/** The loader of a page: opens it, or redirects as its guards decide. */
export const guardRoute =
  ({ name, guest, guards = [] }: GuardedRoute) =>
  async ({ request, params: { id } }: Pick<LoaderFunctionArgs, 'request' | 'params'>): Promise<null> => {
    const first = isFirst;
    isFirst = false;
    const { pathname, search: query, searchParams: search } = new URL(request.url);
    const vip = await withIntroduction(guards, await withLevel(guards, await vipFor(guards)));
    const signedIn = isSignedIn();
    const path = pathname + query;
    const hasLeave = signedIn && !vip.speaking && (await leaveFor(name, id));
    const visit = {
      name,
      path,
      guest,
      search,
      signedIn,
      origin: originFlag(),
      isFirst: first,
      vip,
      roles: await rolesFor(guards),
      hasLeave,
    };
    const diversion = divert(guards, visit);
    if (!diversion) return null;
    if (diversion.kind === 'redirect') {
      if (diversion.ask) openAuth(diversion.ask, { next: path });
      throw redirect(diversion.to);
    }
    if (diversion.signOut) clearSession();
    location.assign(request.url);
    // The document is being replaced; nothing of the requested page is shown meanwhile.
    return new Promise(() => undefined);
  };
