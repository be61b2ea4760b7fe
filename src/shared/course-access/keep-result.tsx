import { UserPlus } from 'lucide-react';
import { useLocation } from 'react-router';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { GUEST_WORK } from './messages/guest-work.ts';

/** Offers a guest to keep the result on this page by registering; they come back to it. */
export function KeepResult() {
  const signedIn = useSession((session) => session.token !== null);
  const { pathname, search } = useLocation();
  if (signedIn) return null;
  const next = pathname + search;
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <h2 className="text-xl font-semibold">{GUEST_WORK.keepTitle}</h2>
      <p className="text-pretty">{GUEST_WORK.keepText}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={UserPlus} onClick={() => openAuth('register', { next })}>
          {GUEST_WORK.keep}
        </Button>
        <Button variant="quiet" onClick={() => openAuth('login', { next })}>
          {GUEST_WORK.login}
        </Button>
      </div>
    </Card>
  );
}
