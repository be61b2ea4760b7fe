import { expect, type Page } from '@playwright/test';
import { type GuardedPage, PAGE_ROWS, type PageRow } from '#src/app/pages.ts';
import { type Account, activateCourse, register } from '../support/accounts.ts';
import { operate } from '../support/operate.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { STARTER } from '../support/starter.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { openPage } from './steps/open-page.ts';
import { routePath } from './steps/route-path.ts';
import { test } from './steps/shared-server.ts';

type Role = 'guest' | 'learner' | 'vip';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
const PRODUCTS = ['courses', 'tutoring', 'conversation', 'speaking'];

const CONVERSATION: readonly string[] = ['conversation', 'conversationClass', 'aiConversation'];
const FOR_STAFF: readonly string[] = [
  'operatorDesk',
  'staffSecurity',
  'teacherDesk',
  'gradeWork',
  'gradedWork',
  'gradingAgreement',
  'taughtClasses',
];
const VIRTUAL: readonly string[] = [
  'topicPractice',
  'topicPracticeResult',
  'speakingExam',
  'speakingExamResult',
];

/** Pages open to everybody that show a learner more. */
const MORE_FOR_LEARNERS: readonly string[] = ['report', 'roadmap'];

/** Where each role ends up: defined here independently of the guards. */
function destination(name: GuardedPage, path: string, forAll: boolean, role: Role): string {
  if (role === 'guest' && !forAll) return '/';
  // The site is open.
  if (name === 'maintenance') return '/';
  if (CONVERSATION.includes(name)) return role === 'vip' ? path : '/conversation-guest';
  // These VIPs have not set their speaking level.
  if (name === 'speakingRoom') return role === 'vip' ? '/virtual-speaking-entry' : '/speaking-ai-guest';
  if (FOR_STAFF.includes(name)) return '/';
  if (VIRTUAL.includes(name)) return role === 'vip' ? '/virtual-speaking-entry' : '/';
  return path;
}

/** Each page is checked thoroughly once, as the first role that may open it. */
function isFirstToSee(role: Role, name: GuardedPage, forAll: boolean, isGuarded: boolean): boolean {
  if (role === 'vip') return isGuarded;
  if (role === 'guest') return forAll;
  return MORE_FOR_LEARNERS.includes(name) || (!forAll && !isGuarded);
}

/** Errors of the page itself; refused API calls are expected. */
function listenForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  return faults;
}

/** Causes of horizontal scrolling: the page's own width, and each element beyond the edge with its right end. */
function sticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.querySelectorAll('body *')].flatMap((element) => {
    const { right } = element.getBoundingClientRect();
    return right > clientWidth + 0.5 ? [`${element.tagName} ${element.className} to ${right}`] : [];
  });
  return [`${scrollWidth} px`, ...beyond];
}

async function makeAccount(server: ServerProcess, role: Role): Promise<Account | null> {
  if (role === 'guest') return null;
  const account = await register(server);
  await activateCourse(server, account, STARTER.course);
  if (role === 'vip')
    for (const product of PRODUCTS) await operate(server, 'grant', account.phone, `vip:${product}`);
  return account;
}

/**
 * A learner's way differs from a guest's, and a VIP's from a learner's, where a guard decides or a page has more to show.
 * That a learner opens each of the others, too, is the matter of `offline-routes.spec.ts`.
 */
function isWalked(role: Role, name: GuardedPage, { audience, guards }: PageRow): boolean {
  if (role === 'guest' || name === 'home' || guards) return true;
  return role === 'learner' && (audience === 'learners' || MORE_FOR_LEARNERS.includes(name));
}

for (const role of ['guest', 'learner', 'vip'] as const) {
  const pages = PAGE_ROWS.filter(([name, row]) => isWalked(role, name, row));
  const which = role === 'guest' ? 'every page' : 'every page that differs for them';
  test.describe(() => {
    // What it stores costs more than the walk: once is enough.
    test.use({ serviceWorkers: role === 'learner' ? 'allow' : 'block' });

    test(`a ${role} walks through ${which}, and each opens or leads where it should`, async ({
      page,
      context,
      server,
    }) => {
      test.setTimeout(600_000);
      const account = await makeAccount(server, role);
      if (account) await signInContext(context, server.origin, account);
      const faults = listenForFaults(page);
      for (const [name, row] of pages) {
        const { audience, bare, working } = row;
        const layout = bare ? 'bare' : 'main';
        await test.step(`${name} as a ${role}`, async () => {
          const path = routePath(name);
          const expected = destination(name, path, audience !== 'learners', role);
          const shell = layout === 'main' || expected !== path;
          const hasFooter = shell && !(working && expected === path);
          await openPage(page, `${server.origin}${path}`, shell ? 'main' : layout);
          await expect.poll(() => new URL(page.url()).pathname).toBe(expected);
          await expect(page).toHaveTitle(/Luyện/);
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
            await expect(page.locator('#main ~ footer')).toHaveCount(hasFooter ? 1 : 0);
            // Sizes measured by scripts follow a resize with a short delay.
            await expect
              .poll(() => page.evaluate(sticksOut), `${path} at ${size.width} px scrolls sideways`)
              .toEqual([]);
          }
          if (
            expected === path &&
            isFirstToSee(role, name, audience !== 'learners', row.guards !== undefined)
          )
            await expectAccessible(page, path, ['dark', 'light']);
          expect(faults, path).toEqual([]);
        });
      }
    });
  });
}

test('a guest on an unknown path sees that it does not exist, and goes home', async ({ page, server }) => {
  await page.goto(`${server.origin}/khong-co-trang-nay`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Xin lỗi, trang bạn tìm không tồn tại');
  await page.getByRole('link', { name: 'Về trang chủ', exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
});
