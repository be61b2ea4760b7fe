import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { SHELL } from '#src/messages/shell.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { COMING_TITLES } from '../coming-titles.ts';
import type { ComingName, Layout } from '../pages.ts';

function ComingPage({ name, layout }: { name: ComingName; layout: Layout }) {
  const title = COMING_TITLES[name];
  const content = (
    <>
      <title>{pageTitle(title)}</title>
      <EmptyState
        illustration="notebook"
        heading="h1"
        title={title}
        action={<LinkButton to={href('home')}>{SHELL.home}</LinkButton>}
      >
        {SHELL.comingText}
      </EmptyState>
    </>
  );
  if (layout === 'main') return content;
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      {content}
    </main>
  );
}

/** Placeholder for a page whose path is settled but whose content is not built yet, as a route module. */
export const comingPage = (name: ComingName, layout: Layout) => ({
  element: <ComingPage name={name} layout={layout} />,
});
