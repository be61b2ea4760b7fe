import type { RouteObject } from 'react-router';
import { notFound, requireId, requireLearner, toStudySheet } from './guards.ts';
import { BareLayout } from './layout/bare-layout.tsx';
import { Frame } from './layout/frame.tsx';
import { MainLayout } from './layout/main-layout.tsx';
import { PageSkeleton } from './layout/page-skeleton.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { RouteFailure } from './pages/route-failure.tsx';

const mainPages: RouteObject[] = [
  { index: true, lazy: () => import('#src/features/home/pages/home-page.tsx') },
  { path: 'blog', lazy: () => import('#src/features/blog/pages/blog-page.tsx') },
  { path: 'blog/:slug', lazy: () => import('#src/features/blog/pages/article-page.tsx') },
  { path: 'phieu/:id', lazy: () => import('#src/features/study-sheet/pages/study-sheet-page.tsx') },
  { path: 'study-sheet/:id?', loader: toStudySheet },
  {
    path: 'my-course',
    loader: requireLearner,
    lazy: () => import('#src/features/course/pages/my-course-page.tsx'),
  },
  {
    path: 'course-detail/:id?',
    loader: requireId,
    lazy: () => import('#src/features/course/pages/course-detail-page.tsx'),
  },
  {
    path: 'lesson/:id?',
    loader: requireId,
    lazy: () => import('#src/features/lesson/pages/lesson-page.tsx'),
  },
  {
    path: 'cho-gui',
    loader: requireLearner,
    lazy: () => import('#src/features/outbox/pages/outbox-page.tsx'),
  },
  { path: 'error', Component: ErrorPage },
  { path: '*', loader: notFound },
];

const barePages: RouteObject[] = [
  {
    path: 'practice/:id?',
    loader: requireId,
    lazy: () => import('#src/features/practice/pages/practice-page.tsx'),
  },
  {
    path: 'practice-result/:id?',
    loader: requireId,
    lazy: () => import('#src/features/practice/pages/practice-result-page.tsx'),
  },
  {
    path: 'practice-result/:id/detail-writing/:questionId',
    lazy: () => import('#src/features/practice/pages/detail-writing-page.tsx'),
  },
  {
    path: 'practice-result/:id/detail-speaking/:questionId',
    lazy: () => import('#src/features/practice/pages/detail-speaking-page.tsx'),
  },
  {
    path: 'revise/:id?',
    loader: requireId,
    lazy: () => import('#src/features/revise/pages/revise-page.tsx'),
  },
  { path: 'maintenance', lazy: () => import('./pages/maintenance-page.tsx') },
];

/** Every page of the app. What a page needs before it may be seen is its guard's matter. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: RouteFailure,
    children: [
      {
        Component: MainLayout,
        children: [{ HydrateFallback: PageSkeleton, ErrorBoundary: RouteFailure, children: mainPages }],
      },
      {
        Component: BareLayout,
        children: [{ HydrateFallback: PageSkeleton, ErrorBoundary: RouteFailure, children: barePages }],
      },
    ],
  },
];
