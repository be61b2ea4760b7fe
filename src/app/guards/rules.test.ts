import { describe, expect, it } from 'vitest';
import { NOT_VIP } from '#src/platform/session/vip.ts';
import { ACCESS } from '../messages/access.ts';
import { divert, type GuardName } from './rules.ts';
import type { Fact, Visit } from './visit.ts';

const visit = (given: Partial<Visit>): Visit => ({
  name: 'myCourses',
  path: '/my-course',
  guest: false,
  search: new URLSearchParams(),
  signedIn: true,
  origin: null,
  isFirst: false,
  vip: NOT_VIP,
  roles: [],
  hasLeave: false,
  unknown: new Set(),
  ...given,
});
const HOME = { kind: 'redirect', to: '/', why: ACCESS.signIn, ask: 'login' };
const RELOAD = { kind: 'reload', signOut: false };
const SIGN_OUT = { kind: 'reload', signOut: true };
const to = (path: string, why: string | null) => ({ kind: 'redirect', to: path, why });
const UNKNOWN = { kind: 'unknown' };
const unknown = (...facts: Fact[]): Pick<Visit, 'unknown'> => ({ unknown: new Set(facts) });
const crm = new URLSearchParams('origin=crm');

describe('divert', () => {
  it.each<[string, readonly GuardName[], Partial<Visit>, unknown]>([
    ['a learner on a page for learners', [], {}, null],
    ['a guest on a page for learners', [], { signedIn: false }, HOME],
    ['a guest on a page for all', [], { signedIn: false, guest: true }, null],

    ['an embedded session that has run out', [], { signedIn: false, guest: true, origin: 'crm' }, RELOAD],
    ['the same, just loaded', [], { signedIn: false, guest: true, origin: 'crm', isFirst: true }, null],
    ['the same in a practice', [], { signedIn: false, guest: true, origin: 'crm', name: 'practice' }, null],
    ['the same on the tutor page', [], { signedIn: false, origin: 'crm', name: 'tutor' }, HOME],

    ['the embedded tutor page', [], { origin: 'crm', name: 'tutor', search: crm }, null],
    ['the tutor page without its mark', [], { origin: 'crm', name: 'tutor' }, SIGN_OUT],
    ['another page of the embedded view', [], { origin: 'crm', search: crm }, SIGN_OUT],
    ['the same, just loaded', [], { origin: 'crm', isFirst: true }, SIGN_OUT],

    ['conversation without VIP', ['conversation'], {}, to('/conversation-guest', ACCESS.conversation)],
    [
      'conversation as a guest',
      ['conversation'],
      { signedIn: false, guest: true },
      to('/conversation-guest', ACCESS.conversation),
    ],
    ['conversation with its VIP', ['conversation'], { vip: { ...NOT_VIP, conversation: true } }, null],
    [
      'conversation with another VIP',
      ['conversation'],
      { vip: { ...NOT_VIP, tutoring: true } },
      to('/conversation-guest', ACCESS.conversation),
    ],
    [
      'conversation after its introduction',
      ['conversation'],
      { vip: { ...NOT_VIP, introduced: true } },
      null,
    ],
    ['a class with VIP', ['conversationVip'], { vip: { ...NOT_VIP, conversation: true } }, null],
    [
      'a class after the introduction',
      ['conversationVip'],
      { vip: { ...NOT_VIP, introduced: true } },
      to('/conversation-guest?view=class', null),
    ],
    [
      'a class as a guest',
      ['conversationVip'],
      { signedIn: false, guest: true },
      to('/conversation-guest?view=class', null),
    ],
    ['a scene without anything', ['scenes'], {}, to('/conversation-guest', ACCESS.conversation)],
    ['a scene as a guest', ['scenes'], { signedIn: false }, HOME],
    ['a scene after the introduction', ['scenes'], { vip: { ...NOT_VIP, introduced: true } }, null],
    ['a scene with conversation VIP', ['scenes'], { vip: { ...NOT_VIP, conversation: true } }, null],
    ['a scene with speaking VIP, without a level', ['scenes'], { vip: { ...NOT_VIP, speaking: true } }, null],
    [
      'a scene with another VIP',
      ['scenes'],
      { vip: { ...NOT_VIP, courses: true } },
      to('/conversation-guest', ACCESS.conversation),
    ],

    [
      'the speaking room without VIP',
      ['vip', 'level'],
      { name: 'speakingRoom' },
      to('/speaking-ai-guest', ACCESS.speakingRoom),
    ],
    [
      'a speaking topic without VIP',
      ['vip', 'level'],
      { name: 'topicPractice' },
      to('/', ACCESS.speakingTopic),
    ],
    [
      'a speaking VIP without a level',
      ['vip', 'level'],
      { name: 'speakingRoom', path: '/speaking-ai?type=button', vip: { ...NOT_VIP, speaking: true } },
      to('/virtual-speaking-entry?next=%2Fspeaking-ai%3Ftype%3Dbutton', ACCESS.level),
    ],
    [
      'a free speaking topic without VIP',
      ['vip', 'level'],
      { name: 'topicPractice', hasLeave: true, vip: { ...NOT_VIP, speakingLevel: 2 } },
      null,
    ],
    [
      'a free speaking topic without VIP and level',
      ['vip', 'level'],
      { name: 'topicPractice', path: '/virtual-speaking-practice/a', hasLeave: true },
      to('/virtual-speaking-entry?next=%2Fvirtual-speaking-practice%2Fa', ACCESS.level),
    ],
    [
      'a speaking VIP with a level',
      ['vip', 'level'],
      { name: 'speakingRoom', vip: { ...NOT_VIP, speaking: true, speakingLevel: 2 } },
      null,
    ],
    ['where the level is set', ['level'], { name: 'speakingLevel' }, null],

    ['the desk of teachers as a teacher', ['teacher'], { roles: ['teacher'] }, null],
    ['the desk of teachers as an operator', ['teacher'], { roles: ['operator'] }, to('/', ACCESS.teacher)],
    ['the desk of operators as an operator', ['operator'], { roles: ['operator'] }, null],
    ['the desk of operators as a teacher', ['operator'], { roles: ['teacher'] }, to('/', ACCESS.operator)],
    ['a desk as a learner', ['teacher'], {}, to('/', ACCESS.teacher)],
    ['a desk as a guest', ['teacher'], { signedIn: false }, HOME],
    ['a page of all staff as a teacher', ['staff'], { roles: ['teacher'] }, null],
    ['a page of all staff as a learner', ['staff'], {}, to('/', ACCESS.staff)],

    ['conversation, VIP or not', ['conversation'], unknown('vip'), UNKNOWN],
    ['conversation, introduced or not', ['conversation'], unknown('introduction'), UNKNOWN],
    [
      'conversation after its introduction, VIP or not',
      ['conversation'],
      { ...unknown('vip'), vip: { ...NOT_VIP, introduced: true } },
      null,
    ],
    ['a class, VIP or not', ['conversationVip'], unknown('vip'), UNKNOWN],
    [
      'a class, introduced or not',
      ['conversationVip'],
      unknown('introduction'),
      to('/conversation-guest?view=class', null),
    ],
    ['a scene, VIP or not', ['scenes'], unknown('vip'), UNKNOWN],
    ['the speaking room, VIP or not', ['vip', 'level'], { name: 'speakingRoom', ...unknown('vip') }, UNKNOWN],
    [
      'a speaking topic, free or not',
      ['vip', 'level'],
      { name: 'topicPractice', ...unknown('leave') },
      UNKNOWN,
    ],
    ['a level that was chosen or not', ['level'], { name: 'notebook', ...unknown('vip') }, UNKNOWN],
    ['a desk with a role or not', ['operator'], unknown('roles'), UNKNOWN],
    [
      'a desk as a teacher, whatever else is not known',
      ['teacher'],
      { roles: ['teacher'], ...unknown('vip') },
      null,
    ],
    ['a page for learners, whatever is not known', [], unknown('vip', 'roles'), null],
    [
      'a page for learners as a guest, whatever is not known',
      [],
      { signedIn: false, ...unknown('vip') },
      HOME,
    ],

    ['the IPA chart as a learner', ['ipaLetter'], { name: 'ipaChart' }, null],
    ['the IPA chart as a guest', ['ipaLetter'], { signedIn: false, guest: true }, HOME],
  ])('%s', (_, guards, given, expected) => {
    expect(divert(guards, visit(given))).toEqual(expected);
  });
});
