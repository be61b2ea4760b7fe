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

/** An origin flag without a token: the session of the embedded view has run out, and the page starts anew. */
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

/** Conversation practice is for its VIPs; everybody else reads what it is. One conversation is for VIPs alone. */
const conversation: Guard = ({ vip }) =>
  vip.conversation ? null : { kind: 'redirect', to: href('conversationGuest') };

/** AI speaking begins with a level. */
const level: Guard = ({ signedIn, vip, name }) =>
  signedIn && vip.speakingLevel === null && name !== 'speakingLevel'
    ? { kind: 'redirect', to: href('speakingLevel') }
    : null;

/** The AI speaking room is for its VIPs; its landing page for the others is another one. */
const vip: Guard = ({ vip: { speaking }, name }) => {
  if (speaking) return null;
  return { kind: 'redirect', to: href(name === 'speakingRoom' ? 'speakingRoomGuest' : 'home') };
};

/** The IPA chart and the letters count what a learner has heard and said: they need to know whose it is. */
const ipaLetter: Guard = ({ signedIn }) =>
  signedIn ? null : { kind: 'redirect', to: href('home'), ask: 'login' };

/** The guards by the names that the route table uses. */
export const GUARDS = { auth, crmView, privatePage, conversation, level, vip, ipaLetter } as const;
export type GuardName = keyof typeof GUARDS;

/** Before any other, for every page. */
const EVERYWHERE: readonly GuardName[] = ['crmView', 'auth', 'privatePage'];

/** The first diversion that a page's guards ask for. */
export function divert(guards: readonly GuardName[], visit: Parameters<Guard>[0]): ReturnType<Guard> {
  for (const name of [...EVERYWHERE, ...guards]) {
    const diversion = GUARDS[name](visit);
    if (diversion) return diversion;
  }
  return null;
}
