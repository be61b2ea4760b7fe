import type { ComponentType } from 'react';
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { href } from '#contract/href.ts';
import { PAGE_PATHS } from '#contract/pages.ts';
import { loadPart } from '#src/platform/browser/load-part.ts';
import { guardRoute } from './guards/guard-route.ts';
import { BareLayout } from './layout/bare-layout.tsx';
import { Frame } from './layout/frame.tsx';
import { MainLayout } from './layout/main-layout.tsx';
import { PageSkeleton } from './layout/page-skeleton.tsx';
import type { PageHandle } from './page-handle.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { BareRouteFailure, RouteFailure } from './pages/route-failure.tsx';
import { type Layout, type LazyPage, PAGE_ROWS } from './pages.ts';

function notFound(): never {
  throw data(null, { status: 404 });
}

function toStudySheet({ params: { id = '' }, request }: LoaderFunctionArgs): Response {
  return redirect(href('studySheet', { id }) + new URL(request.url).search);
}

const pagesIn = (wanted: Layout): RouteObject[] =>
  PAGE_ROWS.filter(([, { bare }]) => (wanted === 'bare') === (bare === true)).map(([name, row]) => ({
    id: name,
    path: PAGE_PATHS[name],
    handle: { working: row.working === true } satisfies PageHandle,
    loader: guardRoute({ name, guest: row.audience !== 'learners', guards: row.guards ?? [] }),
    lazy: () => loadPart<Awaited<ReturnType<LazyPage>>>(row.page),
  }));

const within = (
  Component: ComponentType,
  ErrorBoundary: ComponentType,
  children: RouteObject[],
): RouteObject => ({
  Component,
  children: [{ HydrateFallback: PageSkeleton, ErrorBoundary, children }],
});

/** The pages of the table in their layouts, old URLs, and the error and "not found" pages. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: BareRouteFailure,
    children: [
      within(MainLayout, RouteFailure, [
        ...pagesIn('main'),
        { path: PAGE_PATHS.oldStudySheet, loader: toStudySheet },
        { path: PAGE_PATHS.error, Component: ErrorPage },
        { path: '*', loader: notFound },
      ]),
      within(BareLayout, BareRouteFailure, pagesIn('bare')),
    ],
  },
];
