import { href } from '#contract/href.ts';
import type { PageName } from '#contract/pages.ts';
import type { Role } from '#contract/staff.ts';
import { ACCESS } from '../messages/access.ts';
import type { Diversion, Fact, Guard, Visit } from './visit.ts';

/** Pages that go on without a session in the embedded view (docs/product.md, point 4, route-change rules). */
const STAY_WITHOUT_TOKEN: ReadonlySet<PageName> = new Set([
  'tutoringClass',
  'tutor',
  'practiceResult',
  'reviseResult',
  'practice',
  'revise',
]);

const TO_SIGN_IN: Diversion = { kind: 'redirect', to: href('home'), why: ACCESS.signIn, ask: 'login' };

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
const privatePage: Guard = ({ signedIn, guest }) => (signedIn || guest ? null : TO_SIGN_IN);

/** Turns somebody away only if everything that this rests on is known. */
const onceKnown = ({ unknown }: Visit, facts: readonly Fact[], diversion: Diversion): Diversion =>
  facts.some((fact) => unknown.has(fact)) ? { kind: 'unknown' } : diversion;

/** Conversation is for its VIPs, and for whoever went through its introduction. */
const conversation: Guard = (visit) => {
  if (visit.vip.conversation || visit.vip.introduced) return null;
  const to = href('conversationGuest');
  return onceKnown(visit, ['vip', 'introduction'], { kind: 'redirect', to, why: ACCESS.conversation });
};

/** One page of conversation is for its VIPs only. */
const conversationVip: Guard = (visit) => {
  if (visit.vip.conversation) return null;
  const to = href('conversationGuest', {}, { view: 'class' });
  return onceKnown(visit, ['vip'], { kind: 'redirect', to, why: null });
};

/** The scenes are part of conversation, and of the AI speaking room as well. */
const scenes: Guard = (visit) => (visit.vip.speaking ? null : conversation(visit));

/** AI speaking requires a chosen level; once it is set, the learner goes on to where they wanted to go. */
const level: Guard = (visit) => {
  const { signedIn, vip, name, path } = visit;
  if (!signedIn || vip.speakingLevel !== null || name === 'speakingLevel') return null;
  const to = href('speakingLevel', {}, { next: path });
  return onceKnown(visit, ['vip'], { kind: 'redirect', to, why: ACCESS.level });
};

/** AI speaking is for its VIPs, a topic also for whom the server lets in; the room has a page for all others. */
const vip: Guard = (visit) => {
  if (visit.vip.speaking || visit.hasLeave) return null;
  return onceKnown(
    visit,
    ['vip', 'leave'],
    visit.name === 'speakingRoom'
      ? { kind: 'redirect', to: href('speakingRoomGuest'), why: ACCESS.speakingRoom }
      : { kind: 'redirect', to: href('home'), why: ACCESS.speakingTopic },
  );
};

/** The IPA chart and the letters track what a learner has heard and said, so they need an account. */
const ipaLetter: Guard = ({ signedIn }) => (signedIn ? null : TO_SIGN_IN);

/** The desks are for those with the role; everybody else is sent home, and the server refuses their calls. */
const forStaff =
  (has: (roles: readonly Role[]) => boolean, why: string): Guard =>
  (visit) =>
    has(visit.roles) ? null : onceKnown(visit, ['roles'], { kind: 'redirect', to: href('home'), why });
const teacher = forStaff((roles) => roles.includes('teacher'), ACCESS.teacher);
const operator = forStaff((roles) => roles.includes('operator'), ACCESS.operator);
const staff = forStaff((roles) => roles.length > 0, ACCESS.staff);

/** The guards by the names used in the route table. */
export const GUARDS = {
  auth,
  crmView,
  privatePage,
  conversation,
  conversationVip,
  scenes,
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
