import { type ComponentType, createElement } from 'react';
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { guardRoute } from './guards/guard-route.ts';
import { BareLayout } from './layout/bare-layout.tsx';
import { Frame } from './layout/frame.tsx';
import { MainLayout } from './layout/main-layout.tsx';
import { PageSkeleton } from './layout/page-skeleton.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { RouteFailure } from './pages/route-failure.tsx';
import { type LazyPage, PAGES } from './pages.ts';
import { type Layout, ROUTE_TABLE, type RouteName } from './route-table.ts';

function notFound(): never {
  throw data(null, { status: 404 });
}

/** The old address of a study sheet. */
function toStudySheet({ params, request }: LoaderFunctionArgs): Response {
  if (!params.id) notFound();
  return redirect(`/phieu/${encodeURIComponent(params.id)}${new URL(request.url).search}`);
}

/** An address that ends in an optional id which was left out leads nowhere on these. */
const NEED_ID = /^(course-detail|lesson|(practice|revise)(-result)?|speaking-(practice|revise))-id$/;

function pageOf(name: RouteName, layout: Layout): LazyPage {
  const page = PAGES[name];
  if (typeof page !== 'string') return page;
  return async () => {
    const { ComingPage } = await import('./pages/coming-page.tsx');
    return { element: createElement(ComingPage, { title: page, layout }) };
  };
}

const pagesIn = (wanted: Layout): RouteObject[] =>
  ROUTE_TABLE.filter(([, , , layout]) => layout === wanted).map(
    ([path, name, visitors, layout, ...guards]) => {
      const guard = guardRoute({ name, guest: visitors === 'all', guards });
      return {
        id: name,
        path,
        loader: (args) => (NEED_ID.test(name) && !args.params.id ? notFound() : guard(args)),
        lazy: pageOf(name, layout),
      };
    },
  );

const within = (Component: ComponentType, children: RouteObject[]): RouteObject => ({
  Component,
  children: [{ HydrateFallback: PageSkeleton, ErrorBoundary: RouteFailure, children }],
});

/** The pages of the table in their layouts, old addresses, and what is shown where a page breaks or is missing. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: RouteFailure,
    children: [
      within(MainLayout, [
        ...pagesIn('main'),
        { path: '/study-sheet/:id?', loader: toStudySheet },
        { path: '/error', Component: ErrorPage },
        { path: '*', loader: notFound },
      ]),
      within(BareLayout, pagesIn('bare')),
    ],
  },
];
