import { describe, expect, it } from 'vitest';
import { NOT_VIP } from '#src/platform/session/vip.ts';
import { divert, type GuardName } from './rules.ts';
import type { Visit } from './visit.ts';

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
  ...given,
});
const HOME = { kind: 'redirect', to: '/', ask: 'login' };
const RELOAD = { kind: 'reload', signOut: false };
const SIGN_OUT = { kind: 'reload', signOut: true };
const to = (path: string) => ({ kind: 'redirect', to: path });
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

    ['conversation without VIP', ['conversation'], {}, to('/conversation-guest')],
    [
      'conversation as a guest',
      ['conversation'],
      { signedIn: false, guest: true },
      to('/conversation-guest'),
    ],
    ['conversation with its VIP', ['conversation'], { vip: { ...NOT_VIP, conversation: true } }, null],
    [
      'conversation with another VIP',
      ['conversation'],
      { vip: { ...NOT_VIP, tutoring: true } },
      to('/conversation-guest'),
    ],

    ['the speaking room without VIP', ['vip', 'level'], { name: 'speakingRoom' }, to('/speaking-ai-guest')],
    ['a speaking topic without VIP', ['vip', 'level'], { name: 'topicPractice' }, to('/')],
    [
      'a speaking VIP without a level',
      ['vip', 'level'],
      { name: 'speakingRoom', path: '/speaking-ai?type=button', vip: { ...NOT_VIP, speaking: true } },
      to('/virtual-speaking-entry?next=%2Fspeaking-ai%3Ftype%3Dbutton'),
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
      to('/virtual-speaking-entry?next=%2Fvirtual-speaking-practice%2Fa'),
    ],
    [
      'a speaking VIP with a level',
      ['vip', 'level'],
      { name: 'speakingRoom', vip: { ...NOT_VIP, speaking: true, speakingLevel: 2 } },
      null,
    ],
    ['where the level is set', ['level'], { name: 'speakingLevel' }, null],

    ['the desk of teachers as a teacher', ['teacher'], { roles: ['teacher'] }, null],
    ['the desk of teachers as an operator', ['teacher'], { roles: ['operator'] }, to('/')],
    ['the desk of operators as an operator', ['operator'], { roles: ['operator'] }, null],
    ['the desk of operators as a teacher', ['operator'], { roles: ['teacher'] }, to('/')],
    ['a desk as a learner', ['teacher'], {}, to('/')],
    ['a desk as a guest', ['teacher'], { signedIn: false }, HOME],
    ['a page of all staff as a teacher', ['staff'], { roles: ['teacher'] }, null],
    ['a page of all staff as a learner', ['staff'], {}, to('/')],

    ['the IPA chart as a learner', ['ipaLetter'], { name: 'ipaChart' }, null],
    ['the IPA chart as a guest', ['ipaLetter'], { signedIn: false, guest: true }, HOME],
  ])('%s', (_, guards, given, expected) => {
    expect(divert(guards, visit(given))).toEqual(expected);
  });
});
