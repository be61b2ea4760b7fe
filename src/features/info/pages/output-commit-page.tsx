import { MessageCircle } from 'lucide-react';
import { INFO } from '#src/messages/info.ts';
import { openAdvice } from '#src/session/advice-dialog.ts';
import { Button } from '#src/ui/button.tsx';
import { TextPage } from '../components/text-page.tsx';
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
