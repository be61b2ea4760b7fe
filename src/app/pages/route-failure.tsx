import { isRouteErrorResponse, useRouteError } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { SHELL } from '#src/messages/shell.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { AccessUnknown } from '../guards/access-unknown.ts';
import { AccessUnknownPage } from './access-unknown-page.tsx';
import { ErrorPage } from './error-page.tsx';

function NotFoundPage() {
  return (
    <>
      <title>{pageTitle(SHELL.notFoundTitle)}</title>
      <EmptyState
        illustration="thinking"
        heading="h1"
        title={SHELL.notFoundTitle}
        action={<LinkButton to={href('home')}>{SHELL.home}</LinkButton>}
      >
        {SHELL.notFoundText}
      </EmptyState>
    </>
  );
}

/** Replaces a page that does not exist that crashed, or that may not be for the learner. */
export function RouteFailure() {
  const error = useRouteError();
  if (error instanceof AccessUnknown) return <AccessUnknownPage />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage onReload={() => location.reload()} />;
}

/** The same where no layout provides the `main`. */
export const BareRouteFailure = () => (
  <main id="main" className="grid min-h-dvh place-items-center">
    <RouteFailure />
  </main>
);
