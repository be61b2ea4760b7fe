import { href } from '#contract/href.ts';
import type { PageName } from '#contract/pages.ts';
import type { Guard } from './visit.ts';

/** Pages that go on without a session in the embedded view (docs/product.md, point 4, route-change rules). */
const STAY_WITHOUT_TOKEN: ReadonlySet<PageName> = new Set([
  'tutoringClass',
  'tutor',
  'practiceResult',
  'reviseResult',
  'practice',
  'revise',
]);

/** An origin flag without a token: the session of the embedded view has expired, so the page is reloaded. */
const auth: Guard = ({ signedIn, origin, isFirst, name }) =>
  !signedIn && origin !== null && !isFirst && !STAY_WITHOUT_TOKEN.has(name)
    ? { kind: 'reload', signOut: false }
    : null;

/** The embedded view is for the tutor page; leaving it ends the session. */
const crmView: Guard = ({ signedIn, origin, name, search }) =>
  signedIn && origin === 'crm' && !(name === 'tutor' && search.get('origin') === 'crm')
    ? { kind: 'reload', signOut: true }
    : null;

/** A guest on a page for learners goes home, where the sign-in dialog opens. */
const privatePage: Guard = ({ signedIn, guest }) =>
  signedIn || guest ? null : { kind: 'redirect', to: href('home'), ask: 'login' };

/** Conversation practice is for its VIPs; everybody else sees its description. One conversation is VIP-only. */
const conversation: Guard = ({ vip }) =>
  vip.conversation ? null : { kind: 'redirect', to: href('conversationGuest') };

/** AI speaking requires a chosen level; once it is set, the learner goes on to where they wanted to go. */
const level: Guard = ({ signedIn, vip, name, path }) =>
  signedIn && vip.speakingLevel === null && name !== 'speakingLevel'
    ? { kind: 'redirect', to: href('speakingLevel', {}, { next: path }) }
    : null;

/** AI speaking is for its VIPs, a topic also for whom the server lets in; the room has a page for all others. */
const vip: Guard = ({ vip: { speaking }, hasLeave, name }) => {
  if (speaking || hasLeave) return null;
  return { kind: 'redirect', to: href(name === 'speakingRoom' ? 'speakingRoomGuest' : 'home') };
};

/** The IPA chart and the letters track what a learner has heard and said, so they need an account. */
const ipaLetter: Guard = ({ signedIn }) =>
  signedIn ? null : { kind: 'redirect', to: href('home'), ask: 'login' };

/** The desks are for those with the role; everybody else is sent home, and the server refuses their calls. */
const teacher: Guard = ({ roles }) =>
  roles.includes('teacher') ? null : { kind: 'redirect', to: href('home') };
const operator: Guard = ({ roles }) =>
  roles.includes('operator') ? null : { kind: 'redirect', to: href('home') };
const staff: Guard = ({ roles }) => (roles.length > 0 ? null : { kind: 'redirect', to: href('home') });

/** The guards by the names used in the route table. */
export const GUARDS = {
  auth,
  crmView,
  privatePage,
  conversation,
  level,
  vip,
  ipaLetter,
  teacher,
  operator,
  staff,
} as const;
export type GuardName = keyof typeof GUARDS;

/** Checked before the others, on every page. */
const EVERYWHERE: readonly GuardName[] = ['crmView', 'auth', 'privatePage'];

/** The first diversion that a page's guards return. */
export function divert(guards: readonly GuardName[], visit: Parameters<Guard>[0]): ReturnType<Guard> {
  for (const name of [...EVERYWHERE, ...guards]) {
    const diversion = GUARDS[name](visit);
    if (diversion) return diversion;
  }
  return null;
}
