import { expect, it } from 'vitest';
import { PAGE_PATHS } from '#contract/pages.ts';
import { PAGE_ROWS, type PageRow } from './pages.ts';

/** Pages open to guests; every other page sends them home. Written as paths, which people bookmark. */
const FOR_GUESTS = [
  '/',
  '/ai-interactive-result',
  '/blog',
  '/blog/search-tag',
  '/blog/:slug',
  '/contact',
  '/conversation',
  '/conversation-guest',
  '/conversation-detail/:id',
  '/output-commit',
  '/payments',
  '/report',
  '/speaking-ai-guest',
  '/speaking-ai-trial',
  '/terms-conditions',
  '/trial-class',
  '/view-roadmap',
  '/input-test/Instructions-test',
  '/input-test/practice-test',
  '/input-test/:id?',
  '/practice/waiting-result',
  '/practice/:id',
  '/practice-result/:id',
  '/practice-result/:id/detail-writing/:questionId',
  '/practice-result/:id/detail-speaking/:questionId',
  '/pronunciation/:id?',
  '/course-detail/:id',
  '/course-overview/:id?',
  '/lesson/:id',
  '/revise/:id',
  '/revise-result/:id',
  '/speaking-practice/:id',
  '/phieu/:id',
  '/luyen-de',
  '/chung-chi',
  '/giay-phep',
  '/hoc-thu',
  '/luu-tu',
  '/cai-dat',
  '/co-gi-moi',
  '/cho-gui',
  '/maintenance',
];

const FOR_LEARNERS = [
  '/my-course',
  '/my-profile',
  '/my-profile/change-password',
  '/my-profile/my-certificate',
  '/my-profile/my-course',
  '/my-profile/privacy',
  '/speaking-ai',
  '/test-prediction',
  '/tutor',
  '/virtual-speaking-entry',
  '/pronunciation/ipa',
  '/pronunciation/letter',
  '/class-detail/:classId?',
  '/speaking-revise/:id',
  '/test-result-detail/:id?',
  '/virtual-practice-conversation/:id?',
  '/virtual-speaking-practice/:id?',
  '/virtual-speaking-practice-result/:id?',
  '/virtual-speaking-test/:id?',
  '/virtual-speaking-test-result/:id?',
  '/so-loi',
  '/chuoi-ngay',
  '/tai-ve',
  '/nhac-nho',
  '/bao-mat-nhan-vien',
  '/ban-dieu-hanh/:part?/:id?',
  '/ban-giao-vien',
  '/ban-giao-vien/cham/:id',
  '/ban-giao-vien/da-cham',
  '/ban-giao-vien/do-khop',
  '/ban-giao-vien/lop/:id?/:lesson?',
];

const BARE = [
  '/revise/:id',
  '/revise-result/:id',
  '/practice/:id',
  '/practice-result/:id',
  '/practice-result/:id/detail-writing/:questionId',
  '/practice-result/:id/detail-speaking/:questionId',
  '/pronunciation/:id?',
  '/input-test/practice-test',
  '/speaking-practice/:id',
  '/speaking-revise/:id',
  '/virtual-practice-conversation/:id?',
  '/virtual-speaking-practice/:id?',
  '/virtual-speaking-test/:id?',
  '/maintenance',
];

const pathsWhere = (test: (row: PageRow) => boolean): string[] =>
  PAGE_ROWS.filter(([, row]) => test(row))
    .map(([name]) => PAGE_PATHS[name])
    .toSorted();

it('every page has a path of its own', () => {
  const paths = Object.values(PAGE_PATHS);
  expect(new Set(paths).size).toBe(paths.length);
});

it('guests may open these pages and no others', () => {
  expect(pathsWhere(({ audience }) => audience !== 'learners')).toEqual(FOR_GUESTS.toSorted());
  expect(pathsWhere(({ audience }) => audience === 'learners')).toEqual(FOR_LEARNERS.toSorted());
});

it('header and footer are hidden on these pages and no others', () => {
  expect(pathsWhere(({ bare }) => bare === true)).toEqual(BARE.toSorted());
});

it('the footer alone is missing where somebody works with the header, or looks at what came of it', () => {
  expect(pathsWhere(({ working }) => working === true)).toEqual([
    '/input-test/:id?',
    '/lesson/:id',
    '/practice/waiting-result',
    '/pronunciation/ipa',
    '/pronunciation/letter',
    '/so-loi',
    '/test-result-detail/:id?',
    '/virtual-speaking-practice-result/:id?',
    '/virtual-speaking-test-result/:id?',
  ]);
});
