import { href } from '#contract/href.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PRONUNCIATION } from '../messages/pronunciation.ts';

/** Asks a guest to sign in, and brings them back to the lesson. */
export const SignInNotice = ({ lessonId, children }: { lessonId?: string; children: string }) => (
  <Notice tone="info">
    <p className="mb-3 text-pretty">{children}</p>
    <Button
      variant="secondary"
      onClick={() => openAuth('login', { next: href('pronunciation', { id: lessonId }) })}
    >
      {PRONUNCIATION.signIn}
    </Button>
  </Notice>
);
