import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import type { Layout } from '../pages.ts';

/** A page whose address is settled and whose substance is still being made. */
export function ComingPage({ title, layout }: { title: string; layout: Layout }) {
  const content = (
    <>
      <title>{`${title} – Luyện`}</title>
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
