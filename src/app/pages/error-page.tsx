import { RotateCw } from 'lucide-react';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { SHELL } from '#src/messages/shell.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

interface ErrorPageProps {
  /** Given when the page crashed and reloading it may help. */
  onReload?: () => void;
}

export function ErrorPage({ onReload }: ErrorPageProps) {
  return (
    <>
      <title>{pageTitle(SHELL.errorTitle)}</title>
      <EmptyState
        illustration="wrong"
        heading="h1"
        title={SHELL.errorTitle}
        action={
          <>
            {onReload && (
              <Button icon={RotateCw} onClick={onReload}>
                {SHELL.reload}
              </Button>
            )}
            <LinkButton to={href('home')} variant={onReload ? 'secondary' : 'primary'}>
              {SHELL.home}
            </LinkButton>
          </>
        }
      >
        {SHELL.errorText}
      </EmptyState>
    </>
  );
}
