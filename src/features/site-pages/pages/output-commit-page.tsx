import { MessageCircle } from 'lucide-react';
import { SITE_PAGES } from '#src/messages/site-pages.ts';
import { openAdvice } from '#src/platform/session/advice-dialog.ts';
import { TextPage } from '#src/shared/text-page/text-page.tsx';
import { Button } from '#src/ui/button.tsx';
import { COMMIT_TEXT } from '../content/output-commit.ts';

export function Component() {
  return (
    <TextPage
      title={SITE_PAGES.commit.title}
      text={SITE_PAGES.commit.text}
      markdown={COMMIT_TEXT}
      end={
        <Button icon={MessageCircle} aria-haspopup="dialog" className="max-sm:w-full" onClick={openAdvice}>
          {SITE_PAGES.commit.advice}
        </Button>
      }
    />
  );
}
