import type { RouteObject } from 'react-router';
import type { PageName } from '#contract/pages.ts';
import { isSignedIn } from '#src/platform/session/session.ts';
import type { GuardName } from './guards/rules.ts';
import type { StaffPageName } from './pages/staff-page.tsx';

export type LazyPage = NonNullable<Extract<RouteObject['lazy'], () => unknown>>;

export type Layout = 'main' | 'bare';

export interface PageRow {
  /** `learners`: guests are sent home. Open to everybody by default. */
  audience?: 'learners';
  /** Without header and footer; the page provides its own `main`. */
  bare?: true;
  /** Somebody works here, or looks at what came of it: with the header, but without the footer. */
  working?: true;
  /** In addition to those of every page (`guards/rules.ts`). */
  guards?: readonly GuardName[];
  /** Lazy-loaded together with its title. */
  page: LazyPage;
}

/** The old URL of study sheets and the error page have no guards: they are in `routes.ts`. */
export type GuardedPage = Exclude<PageName, 'error' | 'oldStudySheet'>;

/** A page of staff: all of them come by one import, which learners never load. */
const staffPage =
  (name: StaffPageName): LazyPage =>
  async () =>
    (await import('./pages/staff-page.tsx')).loadStaffPage(name);

/**
 * Every page of the app: who may open it, its layout, its guards, and its lazy-loaded component. Its path is in
 * `contract/pages.ts`. The guard of a lesson is in the lesson itself: it needs the server's answer, and shows what is
 * stored until then.
 */
const PAGES = {
  home: {
    page: async () =>
      isSignedIn() ? import('./pages/learner-home-page.tsx') : import('./pages/guest-home-page.tsx'),
  },
  aiInteractiveResult: {
    page: () => import('#src/features/interview/pages/interview-page.tsx'),
  },
  blog: { page: () => import('#src/features/blog/pages/blog-page.tsx') },
  taggedArticles: { page: () => import('#src/features/blog/pages/search-tag-page.tsx') },
  article: { page: () => import('#src/features/blog/pages/article-page.tsx') },
  contact: { page: () => import('#src/features/contact/pages/contact-page.tsx') },
  conversation: {
    guards: ['conversation'],
    page: () => import('#src/features/conversation-course/pages/course-page.tsx'),
  },
  conversationGuest: { page: () => import('#src/features/conversation-course/pages/guest-page.tsx') },
  conversationClass: {
    guards: ['conversationVip'],
    page: () => import('#src/features/conversation-course/pages/class-page.tsx'),
  },
  myCourses: { audience: 'learners', page: () => import('#src/features/course/pages/my-course-page.tsx') },
  profile: { audience: 'learners', page: () => import('#src/features/profile/pages/my-profile-page.tsx') },
  changePassword: {
    audience: 'learners',
    page: () => import('#src/features/profile/pages/change-password-page.tsx'),
  },
  myCertificates: {
    audience: 'learners',
    page: () => import('#src/features/certificate/pages/my-certificate-page.tsx'),
  },
  profileCourses: {
    audience: 'learners',
    page: () => import('#src/features/profile/pages/my-course-in-profile-page.tsx'),
  },
  privacy: { audience: 'learners', page: () => import('#src/features/privacy/pages/privacy-page.tsx') },
  outputCommitment: { page: () => import('#src/features/site-pages/pages/output-commit-page.tsx') },
  payments: { page: () => import('#src/features/payment/pages/payments-page.tsx') },
  report: { page: () => import('./pages/report-page.tsx') },
  speakingRoom: {
    audience: 'learners',
    guards: ['vip', 'level'],
    page: () => import('#src/features/speaking-room/pages/speaking-room-page.tsx'),
  },
  speakingRoomGuest: { page: () => import('#src/features/speaking-room/pages/speaking-guest-page.tsx') },
  speakingRoomTrial: {
    page: () => import('#src/features/speaking-trial/pages/trial-page.tsx'),
  },
  terms: { page: () => import('#src/features/site-pages/pages/terms-page.tsx') },
  examPrediction: {
    audience: 'learners',
    page: () => import('#src/features/exam-prediction/pages/exam-prediction-page.tsx'),
  },
  trialClass: { page: () => import('#src/features/course/pages/trial-class-page.tsx') },
  learningTrial: { page: () => import('#src/features/learning-trial/pages/learning-trial-page.tsx') },
  tutor: { audience: 'learners', page: () => import('#src/features/tutoring/pages/tutor-page.tsx') },
  teacherDesk: {
    audience: 'learners',
    guards: ['teacher'],
    page: staffPage('teacherDesk'),
  },
  gradeWork: {
    audience: 'learners',
    guards: ['teacher'],
    page: staffPage('gradeWork'),
  },
  gradedWork: {
    audience: 'learners',
    guards: ['teacher'],
    page: staffPage('gradedWork'),
  },
  taughtClasses: {
    audience: 'learners',
    guards: ['teacher'],
    page: staffPage('taughtClasses'),
  },
  gradingAgreement: {
    audience: 'learners',
    guards: ['staff'],
    page: staffPage('gradingAgreement'),
  },
  roadmap: { page: () => import('#src/features/roadmap/pages/roadmap-page.tsx') },
  speakingLevel: {
    audience: 'learners',
    page: () => import('#src/features/speaking-room/pages/speaking-level-page.tsx'),
  },
  placementInstructions: { page: () => import('#src/features/placement/pages/instructions-page.tsx') },
  takeExam: { bare: true, page: () => import('#src/features/exam-taking/pages/take-exam-page.tsx') },
  placementResult: {
    working: true,
    page: () => import('#src/features/placement/pages/placement-result-page.tsx'),
  },
  waitingResult: {
    working: true,
    page: () => import('#src/features/practice/pages/waiting-result-page.tsx'),
  },
  practice: { bare: true, page: () => import('#src/features/practice/pages/practice-page.tsx') },
  practiceResult: {
    bare: true,
    page: () => import('#src/features/practice/pages/practice-result-page.tsx'),
  },
  writingDetail: {
    bare: true,
    page: () => import('#src/features/practice/pages/detail-writing-page.tsx'),
  },
  speakingDetail: {
    bare: true,
    page: () => import('#src/features/practice/pages/detail-speaking-page.tsx'),
  },
  ipaChart: {
    working: true,
    audience: 'learners',
    guards: ['ipaLetter'],
    page: () => import('#src/features/ipa-chart/pages/ipa-chart-page.tsx'),
  },
  letters: {
    working: true,
    audience: 'learners',
    guards: ['ipaLetter'],
    page: () => import('#src/features/letters/pages/letters-page.tsx'),
  },
  pronunciation: { bare: true, page: () => import('./pages/pronunciation-page.tsx') },
  tutoringClass: {
    audience: 'learners',
    page: () => import('#src/features/tutoring/pages/class-page.tsx'),
  },
  course: { page: () => import('#src/features/course/pages/course-detail-page.tsx') },
  courseOverview: { page: () => import('#src/features/course/pages/course-overview-page.tsx') },
  lesson: { working: true, page: () => import('#src/features/lesson/pages/lesson-page.tsx') },
  revise: { bare: true, page: () => import('#src/features/revise/pages/revise-page.tsx') },
  reviseResult: { bare: true, page: () => import('#src/features/revise/pages/revise-result-page.tsx') },
  speakingPractice: {
    bare: true,
    page: () => import('#src/features/practice/pages/speaking-practice-page.tsx'),
  },
  speakingRevise: {
    audience: 'learners',
    bare: true,
    page: () => import('#src/features/revise/pages/speaking-revise-page.tsx'),
  },
  studySheet: { page: () => import('#src/features/study-sheet/pages/study-sheet-page.tsx') },
  examResult: {
    working: true,
    audience: 'learners',
    page: () => import('#src/features/exam-result/pages/exam-result-page.tsx'),
  },
  aiConversation: {
    audience: 'learners',
    bare: true,
    guards: ['scenes'],
    page: () => import('#src/features/conversation/pages/scene-page.tsx'),
  },
  topicPractice: {
    audience: 'learners',
    bare: true,
    guards: ['vip', 'level'],
    page: () => import('#src/features/speaking-practice/pages/topic-practice-page.tsx'),
  },
  topicPracticeResult: {
    working: true,
    audience: 'learners',
    guards: ['vip', 'level'],
    page: () => import('#src/features/speaking-result/pages/topic-result-page.tsx'),
  },
  speakingExam: {
    audience: 'learners',
    bare: true,
    guards: ['vip', 'level'],
    page: () => import('#src/features/speaking-exam/pages/speaking-exam-page.tsx'),
  },
  speakingExamResult: {
    working: true,
    audience: 'learners',
    guards: ['vip', 'level'],
    page: () => import('#src/features/speaking-result/pages/exam-result-page.tsx'),
  },
  examList: { page: () => import('#src/features/exam-list/pages/exam-list-page.tsx') },
  notebook: {
    working: true,
    audience: 'learners',
    page: () => import('#src/features/notebook/pages/notebook-page.tsx'),
  },
  sharedWords: { page: () => import('#src/features/notebook/pages/shared-words-page.tsx') },
  streak: { audience: 'learners', page: () => import('#src/features/streak/pages/streak-page.tsx') },
  verifyCertificate: { page: () => import('#src/features/certificate/pages/verify-page.tsx') },
  outbox: { page: () => import('#src/features/outbox/pages/outbox-page.tsx') },
  downloads: { audience: 'learners', page: () => import('#src/features/download/pages/downloads-page.tsx') },
  reminders: { audience: 'learners', page: () => import('#src/features/reminders/pages/reminders-page.tsx') },
  licences: { page: () => import('#src/features/site-pages/pages/licences-page.tsx') },
  install: { page: () => import('#src/features/install/pages/install-page.tsx') },
  staffSecurity: {
    audience: 'learners',
    guards: ['staff'],
    page: staffPage('staffSecurity'),
  },
  operatorDesk: {
    audience: 'learners',
    guards: ['operator'],
    page: staffPage('operatorDesk'),
  },
  whatsNew: { page: () => import('#src/features/whats-new/pages/whats-new-page.tsx') },
  maintenance: { bare: true, page: () => import('./pages/maintenance-page.tsx') },
} as const satisfies Record<GuardedPage, PageRow>;

export const PAGE_ROWS = Object.entries(PAGES) as [GuardedPage, PageRow][];
