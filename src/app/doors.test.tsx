import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { PAGE_PATHS, type PageName } from '#contract/pages.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { SHELL } from '#src/messages/shell.ts';
import { refreshVip } from '#src/platform/session/vip.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { FakeObserver } from '#tests/support/fake-observer.ts';
import { linkedFrom } from '#tests/support/linked-pages.ts';
import { renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { MainLayout } from './layout/main-layout.tsx';
import { PAGE_ROWS, type PageRow } from './pages.ts';

type Visitor = 'guest' | 'learner' | 'VIP';

/** Pages that nobody looks for in a menu, and how they are come to. */
const COME_TO_OTHERWISE: Partial<Record<PageName, string>> = {
  verifyCertificate: 'the code on a certificate',
  sharedWords: 'words shared from another app',
  maintenance: 'the server, while it is maintained',
  error: 'a failure',
  oldStudySheet: 'former addresses',
  speakingLevel: 'the speaking room, before the first visit',
  waitingResult: 'handing in',
  takeExam: 'the instructions and the list of tests',
  licences: 'the terms of use',
  taggedArticles: 'an article, whose page has its tags',
};
/** Every page's modules are read. */
const SLOW_MS = 90_000;
const STAFF = new Set(['teacher', 'operator', 'staff']);
const VIP_ONLY = new Set(['vip', 'conversation', 'conversationVip', 'scenes']);

/** Whether the page is open to such a visitor. */
function isOpen({ audience, guards = [] }: PageRow, visitor: Visitor): boolean {
  if (guards.some((guard) => STAFF.has(guard))) return false;
  if (visitor === 'guest' && audience === 'learners') return false;
  return visitor === 'VIP' || !guards.some((guard) => VIP_ONLY.has(guard));
}

/** The page that an address opens: the first that it fits, as fixed paths come before those with an id. */
const NAMES = Object.entries(PAGE_PATHS) as [PageName, string][];
const pageOf = (address: string): PageName | undefined =>
  NAMES.find(([, path]) => matchPath(path, address.split(/[?#]/)[0] ?? ''))?.[0];

const api = fakeApi();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('scrollTo', () => undefined);
  api.noNetwork();
});

async function enter(visitor: Visitor): Promise<void> {
  if (visitor === 'guest') return;
  signIn();
  if (visitor === 'learner') return;
  const is_vip = true;
  api.answer(ENDPOINTS.vip.isVip, {
    ...{ courses: { is_vip }, tutoring: { is_vip }, conversation: { is_vip } },
    virtual_room: { speaking: { is_vip, user: { level: 1 } } },
  });
  await refreshVip();
}

/** Pages that the rendered header, its menus, the bar at the bottom and the footer lead to, at an address. */
async function menusAt(visitor: Visitor, path: string): Promise<PageName[]> {
  const rendered = renderRoutes([{ path: '*', Component: MainLayout }], path);
  await screen.findAllByRole('navigation');
  // A VIP's part of the header comes by itself.
  if (visitor === 'VIP') await screen.findAllByText(path === '/' ? SHELL.startLearning : SHELL.selfStudy);
  const hrefs = () =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
  const found = new Set(hrefs());
  for (const menu of document.querySelectorAll('[aria-haspopup="menu"]')) {
    fireEvent.click(menu);
    await waitFor(() => expect(screen.getAllByRole('menuitem').length).toBeGreaterThan(0));
    for (const each of hrefs()) found.add(each);
    fireEvent.keyDown(screen.getAllByRole('menu')[0] ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
  rendered.unmount();
  return [...found].flatMap((address) => pageOf(address) ?? []);
}

it.each<Visitor>(['guest', 'learner', 'VIP'])(
  'every page is within two taps of a menu, a tab or its parent for a %s',
  async (visitor) => {
    await enter(visitor);
    const menus = new Set([
      ...(await menusAt(visitor, '/')),
      ...(await menusAt(visitor, '/my-course')),
      'home' as const,
    ]);
    expect(menus.has('speakingRoomGuest')).toBe(true);
    const open = PAGE_ROWS.filter(([, row]) => isOpen(row, visitor)).map(([name]) => name);
    const second = new Set([...menus].flatMap((name) => [...linkedFrom(name)]));
    const near = open.filter((name) => menus.has(name) || second.has(name));
    const below = new Set(near.flatMap((name) => [...linkedFrom(name)]));
    const lost = open.filter((name) => {
      if (name in COME_TO_OTHERWISE || near.includes(name)) return false;
      // A page of one thing hangs on its parent.
      return !(PAGE_PATHS[name].includes(':') && below.has(name));
    });
    expect(lost).toEqual([]);
  },
  SLOW_MS,
);

it('finds a page that nothing links to', () => {
  expect(pageOf('/speaking-ai-trial?x=1')).toBe('speakingRoomTrial');
  expect(linkedFrom('speakingRoomGuest')).toContain('speakingRoomTrial');
  expect(linkedFrom('terms')).not.toContain('speakingRoomTrial');
});
