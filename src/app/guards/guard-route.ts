import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { PageName } from '#contract/pages.ts';
import type { Role } from '#contract/staff.ts';
import { loadPart } from '#src/platform/browser/load-part.ts';
import { originFlag } from '#src/platform/browser/origin-flag.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { clearSession, isSignedIn } from '#src/platform/session/session.ts';
import { knownHere, NOT_VIP, refreshVip, storedVip, type Vip } from '#src/platform/session/vip.ts';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { AccessUnknown } from './access-unknown.ts';
import { divert, type GuardName } from './rules.ts';
import type { Fact } from './visit.ts';

let isFirst = true;

const STAFF_GUARDS: readonly GuardName[] = ['teacher', 'operator', 'staff'];
const isForStaff = (name: GuardName): boolean => STAFF_GUARDS.includes(name);

/** What is known of the learner, and what could not be found out. */
interface Known {
  vip: Vip;
  unknown: ReadonlySet<Fact>;
}

/**
 * Answers from this device's state; queries the server only if nothing is stored and the page depends on it. Waits as long
 * as the call takes: a VIP who was sent away from their own page would have to find back.
 */
async function vipFor(guards: readonly GuardName[]): Promise<Known> {
  const known = storedVip();
  if (known || !isSignedIn() || guards.every(isForStaff))
    return { vip: known ?? NOT_VIP, unknown: new Set() };
  await refreshVip().catch(() => undefined);
  const told = storedVip();
  return { vip: told ?? knownHere(), unknown: new Set(told ? [] : ['vip']) };
}

/** A browser that is killed forgets what it stored last in the local storage: the level is also kept elsewhere. */
async function withLevel(guards: readonly GuardName[], { vip, unknown }: Known): Promise<Known> {
  if (vip.speakingLevel !== null || !isSignedIn() || !guards.includes('level')) return { vip, unknown };
  const { keptLevel } = await loadPart(() => import('./kept-level.ts'));
  return { vip: { ...vip, speakingLevel: await keptLevel() }, unknown };
}

/** An introduction that was gone through on another device is found out by asking, once. */
async function withIntroduction(guards: readonly GuardName[], { vip, unknown }: Known): Promise<Known> {
  const isOpen = vip.conversation || vip.introduced || (vip.speaking && guards.includes('scenes'));
  const depends = guards.some((guard) => guard === 'conversation' || guard === 'scenes');
  if (isOpen || !depends || !isSignedIn()) return { vip, unknown };
  const { wentThroughIntroduction } = await loadPart(() => import('./kept-introduction.ts'));
  const introduced = await wentThroughIntroduction();
  return introduced === null
    ? { vip, unknown: new Set([...unknown, 'introduction']) }
    : { vip: { ...vip, introduced }, unknown };
}

/** Loaded only where a page asks for a role, which few learners have; null: not known. */
async function rolesFor(guards: readonly GuardName[]): Promise<readonly Role[] | null> {
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

/** Null: not known. */
async function leaveFor(name: PageName, id: string | undefined): Promise<boolean | null> {
  if (id === undefined || !SET_PAGES.has(name)) return false;
  const { hasTopicLeave } = await loadPart(() => import('./topic-leave.ts'));
  return hasTopicLeave(id);
}

interface GuardedRoute {
  name: PageName;
  guest: boolean;
  guards?: readonly GuardName[];
}

/**
 * The loader of a page: opens it, or redirects as its guards decide and says why.
 * @throws AccessUnknown where that cannot be decided now
 */
export const guardRoute =
  ({ name, guest, guards = [] }: GuardedRoute) =>
  async ({ request, params: { id } }: Pick<LoaderFunctionArgs, 'request' | 'params'>): Promise<null> => {
    const first = isFirst;
    isFirst = false;
    const { pathname, search: query, searchParams: search } = new URL(request.url);
    const { vip, unknown } = await withIntroduction(guards, await withLevel(guards, await vipFor(guards)));
    const signedIn = isSignedIn();
    const path = pathname + query;
    const hasLeave = signedIn && !vip.speaking && (await leaveFor(name, id));
    const roles = await rolesFor(guards);
    const visit = {
      name,
      path,
      guest,
      search,
      signedIn,
      origin: originFlag(),
      isFirst: first,
      vip,
      roles: roles ?? [],
      hasLeave: hasLeave === true,
      unknown: new Set<Fact>([
        ...unknown,
        ...(roles === null ? (['roles'] as const) : []),
        ...(hasLeave === null ? (['leave'] as const) : []),
      ]),
    };
    const diversion = divert(guards, visit);
    if (!diversion) return null;
    if (diversion.kind === 'unknown') throw new AccessUnknown();
    if (diversion.kind === 'redirect') {
      if (diversion.why !== null) showToast('info', diversion.why, LONG_TOAST_MS);
      if (diversion.ask) openAuth(diversion.ask, { next: path });
      throw redirect(diversion.to);
    }
    if (diversion.signOut) clearSession();
    location.assign(request.url);
    // The document is being replaced; nothing of the requested page is shown meanwhile.
    return new Promise(() => undefined);
  };
