import { MessageCircle } from 'lucide-react';
import { INFO } from '#src/messages/site-pages.ts';
import { openAdvice } from '#src/platform/session/advice-dialog.ts';
import { TextPage } from '#src/shared/text-page/text-page.tsx';
import { Button } from '#src/ui/button.tsx';
import { COMMIT_TEXT } from '../content/output-commit.ts';

export function Component() {
  return (
    <TextPage
      title={INFO.commit.title}
      text={INFO.commit.text}
      markdown={COMMIT_TEXT}
      end={
        <Button icon={MessageCircle} aria-haspopup="dialog" className="max-sm:w-full" onClick={openAdvice}>
          {INFO.commit.advice}
        </Button>
      }
    />
  );
}
