import { href } from '#contract/href.ts';
import { PAGE_PATHS, type PageName } from '#contract/pages.ts';

/** Whether the current path is the page's or below it. Below the home page is every page. */
const isBelow = (pathname: string, page: PageName): boolean =>
  page === 'home' ? pathname === href('home') : pathname.startsWith(PAGE_PATHS[page].replace(/\/:.*/, ''));

/** How an entry of a menu is marked at a path, where it stands for these pages, the first being its own. */
export function currentMark(pathname: string, pages: readonly PageName[]): 'page' | 'true' | undefined {
  const [own] = pages;
  if (own !== undefined && pathname === PAGE_PATHS[own]) return 'page';
  return pages.some((page) => isBelow(pathname, page)) ? 'true' : undefined;
}

/** Pages by the entry of a learner's menu that they belong to; the menu's own page comes first. */
export const UNDER = {
  today: ['home', 'streak'],
  learn: ['myCourses', 'course', 'courseOverview', 'lesson', 'trialClass'],
  speak: ['speakingRoom', 'speakingLevel', 'topicPracticeResult', 'speakingExamResult'],
  tests: ['examList', 'examPrediction', 'examResult'],
  classes: ['tutor', 'tutoringClass'],
  conversation: ['conversation'],
  sounds: ['ipaChart', 'letters'],
  notebook: ['notebook'],
  roadmap: ['roadmap', 'placementInstructions', 'placementResult'],
  blog: ['blog'],
  me: ['profile', 'report', 'reminders', 'downloads', 'outbox'],
} as const satisfies Record<string, readonly PageName[]>;

/** Where a learner speaks: the room for those who may enter it, else the page about it. */
export const speakingPlace = ({ speaking }: { speaking: boolean }): string =>
  href(speaking ? 'speakingRoom' : 'speakingRoomGuest', {}, { type: 'button' });
