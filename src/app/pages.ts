import type { RouteObject } from 'react-router';
import type { PageName } from '#contract/pages.ts';
import type { GuardName } from './guards/rules.ts';

export type LazyPage = NonNullable<Extract<RouteObject['lazy'], () => unknown>>;

/** `bare`: without header and footer; the page brings its own `main`. */
export type Layout = 'main' | 'bare';

interface Row {
  /** `learners`: a guest is sent home. */
  visitors: 'all' | 'learners';
  /** `main` unless told. */
  layout?: Layout;
  /** Beside those that every page has (`guards/rules.ts`). */
  guards?: readonly GuardName[];
}

/** Its title comes with it: the first load has no room for the titles of all. */
interface ReadyRow extends Row {
  page: LazyPage;
}

/** A page that is still being made. */
interface ComingRow extends Row {
  title: string;
}

export type PageRow = ReadyRow | ComingRow;
/** The old address of study sheets and the page of a failure have no guards: they are in `routes.ts`. */
export type GuardedPage = Exclude<PageName, 'error' | 'oldStudySheet'>;

/**
 * Every page of the app: who may open it, its layout, its guards, and what it shows, loaded when it is opened. Where it
 * stands is in `contract/pages.ts`. The guard of a lesson is in the lesson itself: it needs the server's word, and shows
 * what is stored until that comes.
 */
export const PAGES: Readonly<Record<GuardedPage, PageRow>> = {
  home: { visitors: 'all', page: () => import('#src/features/home/pages/home-page.tsx') },
  aiInteractiveResult: { visitors: 'all', title: 'Kết quả luyện nói cùng AI' },
  blog: { visitors: 'all', page: () => import('#src/features/blog/pages/blog-page.tsx') },
  taggedArticles: { visitors: 'all', page: () => import('#src/features/blog/pages/search-tag-page.tsx') },
  article: { visitors: 'all', page: () => import('#src/features/blog/pages/article-page.tsx') },
  contact: { visitors: 'all', page: () => import('#src/features/contact/pages/contact-page.tsx') },
  conversation: { visitors: 'all', guards: ['conversation'], title: 'Luyện hội thoại' },
  conversationGuest: { visitors: 'all', title: 'Luyện hội thoại' },
  conversationClass: { visitors: 'all', guards: ['conversation'], title: 'Lớp hội thoại' },
  myCourses: { visitors: 'learners', page: () => import('#src/features/course/pages/my-course-page.tsx') },
  profile: { visitors: 'learners', page: () => import('#src/features/profile/pages/my-profile-page.tsx') },
  changePassword: {
    visitors: 'learners',
    page: () => import('#src/features/profile/pages/change-password-page.tsx'),
  },
  myCertificates: {
    visitors: 'learners',
    page: () => import('#src/features/certificate/pages/my-certificate-page.tsx'),
  },
  profileCourses: {
    visitors: 'learners',
    page: () => import('#src/features/profile/pages/my-course-in-profile-page.tsx'),
  },
  privacy: { visitors: 'learners', page: () => import('#src/features/privacy/pages/privacy-page.tsx') },
  outputCommitment: {
    visitors: 'all',
    page: () => import('#src/features/site-pages/pages/output-commit-page.tsx'),
  },
  payments: { visitors: 'all', page: () => import('#src/features/payment/pages/payments-page.tsx') },
  report: { visitors: 'all', page: () => import('./pages/report-page.tsx') },
  speakingRoom: { visitors: 'learners', guards: ['vip', 'level'], title: 'Phòng luyện nói cùng AI' },
  speakingRoomGuest: { visitors: 'all', title: 'Luyện nói cùng AI' },
  speakingRoomTrial: { visitors: 'all', title: 'Nói thử cùng AI' },
  terms: { visitors: 'all', page: () => import('#src/features/site-pages/pages/terms-page.tsx') },
  examPrediction: {
    visitors: 'learners',
    page: () => import('#src/features/exam-prediction/pages/exam-prediction-page.tsx'),
  },
  trialClass: { visitors: 'all', page: () => import('#src/features/course/pages/trial-class-page.tsx') },
  tutor: { visitors: 'learners', title: 'Gia sư trực tuyến' },
  roadmap: { visitors: 'all', page: () => import('#src/features/roadmap/pages/roadmap-page.tsx') },
  speakingLevel: { visitors: 'learners', title: 'Chọn trình độ nói' },
  placementInstructions: {
    visitors: 'all',
    page: () => import('#src/features/placement/pages/instructions-page.tsx'),
  },
  takeExam: {
    visitors: 'all',
    layout: 'bare',
    page: () => import('#src/features/exam-taking/pages/take-exam-page.tsx'),
  },
  placementResult: {
    visitors: 'all',
    page: () => import('#src/features/placement/pages/placement-result-page.tsx'),
  },
  waitingResult: {
    visitors: 'all',
    page: () => import('#src/features/practice/pages/waiting-result-page.tsx'),
  },
  practice: {
    visitors: 'all',
    layout: 'bare',
    page: () => import('#src/features/practice/pages/practice-page.tsx'),
  },
  practiceResult: {
    visitors: 'all',
    layout: 'bare',
    page: () => import('#src/features/practice/pages/practice-result-page.tsx'),
  },
  writingDetail: {
    visitors: 'all',
    layout: 'bare',
    page: () => import('#src/features/practice/pages/detail-writing-page.tsx'),
  },
  speakingDetail: {
    visitors: 'all',
    layout: 'bare',
    page: () => import('#src/features/practice/pages/detail-speaking-page.tsx'),
  },
  ipaChart: { visitors: 'learners', guards: ['ipaLetter'], title: 'Bảng phiên âm IPA' },
  letters: { visitors: 'learners', guards: ['ipaLetter'], title: 'Bảng chữ cái' },
  soundDrills: {
    visitors: 'all',
    layout: 'bare',
    page: () => import('#src/features/sound-drills/pages/drill-page.tsx'),
  },
  tutoringClass: { visitors: 'learners', title: 'Lớp của tôi' },
  course: { visitors: 'all', page: () => import('#src/features/course/pages/course-detail-page.tsx') },
  courseOverview: {
    visitors: 'all',
    page: () => import('#src/features/course/pages/course-overview-page.tsx'),
  },
  lesson: { visitors: 'all', page: () => import('#src/features/lesson/pages/lesson-page.tsx') },
  revise: {
    visitors: 'all',
    layout: 'bare',
    page: () => import('#src/features/revise/pages/revise-page.tsx'),
  },
  reviseResult: {
    visitors: 'all',
    layout: 'bare',
    page: () => import('#src/features/revise/pages/revise-result-page.tsx'),
  },
  speakingPractice: {
    visitors: 'all',
    layout: 'bare',
    page: () => import('#src/features/practice/pages/speaking-practice-page.tsx'),
  },
  speakingRevise: {
    visitors: 'learners',
    layout: 'bare',
    page: () => import('#src/features/revise/pages/speaking-revise-page.tsx'),
  },
  studySheet: { visitors: 'all', page: () => import('#src/features/study-sheet/pages/study-sheet-page.tsx') },
  examResult: {
    visitors: 'learners',
    page: () => import('#src/features/exam-result/pages/exam-result-page.tsx'),
  },
  aiConversation: {
    visitors: 'learners',
    layout: 'bare',
    guards: ['vip', 'level'],
    title: 'Hội thoại trong phòng luyện nói',
  },
  topicPractice: {
    visitors: 'learners',
    layout: 'bare',
    guards: ['vip', 'level'],
    title: 'Luyện nói theo chủ đề',
  },
  topicPracticeResult: { visitors: 'learners', guards: ['vip', 'level'], title: 'Kết quả luyện nói' },
  speakingExam: { visitors: 'learners', layout: 'bare', guards: ['vip', 'level'], title: 'Thi thử Speaking' },
  speakingExamResult: { visitors: 'learners', guards: ['vip', 'level'], title: 'Kết quả thi thử Speaking' },
  examList: { visitors: 'all', page: () => import('#src/features/exam-list/pages/exam-list-page.tsx') },
  notebook: { visitors: 'learners', page: () => import('#src/features/notebook/pages/notebook-page.tsx') },
  verifyCertificate: {
    visitors: 'all',
    page: () => import('#src/features/certificate/pages/verify-page.tsx'),
  },
  outbox: { visitors: 'all', page: () => import('#src/features/outbox/pages/outbox-page.tsx') },
  downloads: { visitors: 'learners', page: () => import('#src/features/download/pages/downloads-page.tsx') },
  licences: { visitors: 'all', page: () => import('#src/features/site-pages/pages/licences-page.tsx') },
  maintenance: { visitors: 'all', layout: 'bare', page: () => import('./pages/maintenance-page.tsx') },
};

export const PAGE_ROWS = Object.entries(PAGES) as [GuardedPage, PageRow][];
