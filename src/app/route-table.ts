import type { GuardName } from './guards/rules.ts';

/** `all`: guests too; `learners`: a guest is sent home. */
type Visitors = 'all' | 'learners';
/** `bare`: without header and footer; the page brings its own `main`. */
export type Layout = 'main' | 'bare';
type Row = readonly [path: string, name: string, visitors: Visitors, layout: Layout, ...guards: GuardName[]];

/**
 * Every page of the app: its path, its name, who may open it, its layout, and its guards beside those that every page
 * has (`guards/rules.ts`). The guard of a lesson is in the lesson itself: it needs the server's word, and shows what is
 * stored until that comes.
 */
export const ROUTE_TABLE = [
  ['/', 'index', 'all', 'main'],
  ['/ai-interactive-result', 'ai-interactive-result', 'all', 'main'],
  ['/blog', 'blog', 'all', 'main'],
  ['/blog/search-tag', 'blog-search-tag', 'all', 'main'],
  ['/blog/:slug', 'blog-slug', 'all', 'main'],
  ['/contact', 'contact', 'all', 'main'],
  ['/conversation', 'conversation', 'all', 'main', 'conversation'],
  ['/conversation-guest', 'conversation-guest', 'all', 'main'],
  ['/conversation-detail/:id', 'conversation-detail-id', 'all', 'main', 'conversation'],
  ['/my-course', 'my-course', 'learners', 'main'],
  ['/my-profile', 'my-profile', 'learners', 'main'],
  ['/my-profile/change-password', 'my-profile-change-password', 'learners', 'main'],
  ['/my-profile/my-certificate', 'my-profile-my-certificate', 'learners', 'main'],
  ['/my-profile/my-course', 'my-profile-my-course', 'learners', 'main'],
  ['/my-profile/privacy', 'my-profile-privacy', 'learners', 'main'],
  ['/output-commit', 'output-commit', 'all', 'main'],
  ['/payments', 'payments', 'all', 'main'],
  ['/report', 'report', 'all', 'main'],
  ['/speaking-ai', 'speaking-ai', 'learners', 'main', 'vip', 'level'],
  ['/speaking-ai-guest', 'speaking-ai-guest', 'all', 'main'],
  ['/speaking-ai-trial', 'speaking-ai-trial', 'all', 'main'],
  ['/terms-conditions', 'terms-conditions', 'all', 'main'],
  ['/test-prediction', 'test-prediction', 'learners', 'main'],
  ['/trial-class', 'trial-class', 'all', 'main'],
  ['/tutor', 'tutor', 'learners', 'main'],
  ['/view-roadmap', 'view-roadmap', 'all', 'main'],
  ['/virtual-speaking-entry', 'virtual-speaking-entry', 'learners', 'main'],
  ['/input-test/Instructions-test', 'input-test-Instructions-test', 'all', 'main'],
  ['/input-test/practice-test', 'input-test-practice-test', 'all', 'bare'],
  ['/input-test/:id?', 'input-test-id', 'all', 'main'],
  ['/practice/waiting-result', 'practice-waiting-result', 'all', 'main'],
  ['/practice/:id?', 'practice-id', 'all', 'bare'],
  ['/practice-result/:id?', 'practice-result-id', 'all', 'bare'],
  [
    '/practice-result/:id/detail-writing/:questionId',
    'practice-result-id-detail-writing-questionId',
    'all',
    'bare',
  ],
  [
    '/practice-result/:id/detail-speaking/:questionId',
    'practice-result-id-detail-speaking-questionId',
    'all',
    'bare',
  ],
  ['/pronunciation/ipa', 'pronunciation-ipa', 'learners', 'main', 'ipaLetter'],
  ['/pronunciation/letter', 'pronunciation-letter', 'learners', 'main', 'ipaLetter'],
  ['/pronunciation/:id?', 'pronunciation-id', 'all', 'bare'],
  ['/class-detail/:classId?', 'class-detail-classId', 'learners', 'main'],
  ['/course-detail/:id?', 'course-detail-id', 'all', 'main'],
  ['/course-overview/:id?', 'course-overview-id', 'all', 'main'],
  ['/lesson/:id?', 'lesson-id', 'all', 'main'],
  ['/revise/:id?', 'revise-id', 'all', 'bare'],
  ['/revise-result/:id?', 'revise-result-id', 'all', 'bare'],
  ['/speaking-practice/:id?', 'speaking-practice-id', 'all', 'bare'],
  ['/speaking-revise/:id?', 'speaking-revise-id', 'learners', 'bare'],
  ['/phieu/:id', 'phieu-id', 'all', 'main'],
  ['/test-result-detail/:id?', 'test-result-detail-id', 'learners', 'main'],
  [
    '/virtual-practice-conversation/:id?',
    'virtual-practice-conversation-id',
    'learners',
    'bare',
    'vip',
    'level',
  ],
  ['/virtual-speaking-practice/:id?', 'virtual-speaking-practice-id', 'learners', 'bare', 'vip', 'level'],
  [
    '/virtual-speaking-practice-result/:id?',
    'virtual-speaking-practice-result-id',
    'learners',
    'main',
    'vip',
    'level',
  ],
  ['/virtual-speaking-test/:id?', 'virtual-speaking-test-id', 'learners', 'bare', 'vip', 'level'],
  [
    '/virtual-speaking-test-result/:id?',
    'virtual-speaking-test-result-id',
    'learners',
    'main',
    'vip',
    'level',
  ],
  ['/luyen-de', 'luyen-de', 'all', 'main'],
  ['/so-loi', 'so-loi', 'learners', 'main'],
  ['/chung-chi', 'chung-chi', 'all', 'main'],
  ['/cho-gui', 'cho-gui', 'all', 'main'],
  ['/tai-ve', 'tai-ve', 'learners', 'main'],
  ['/giay-phep', 'giay-phep', 'all', 'main'],
  ['/maintenance', 'maintenance', 'all', 'bare'],
] as const satisfies readonly Row[];

export type RouteName = (typeof ROUTE_TABLE)[number][1];
