import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { isEmbedded } from '../model/class-links.ts';

interface ClassLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link from a class to homework, a study sheet or a result. Whoever is not signed in is asked to, and then goes there;
 * the embedded view opens it in a tab of its own, since leaving its page would end its session.
 */
export function ClassLink({ to, ...rest }: ClassLinkProps) {
  const signedIn = useSession((session) => session.token !== null);
  const press = (event: MouseEvent) => {
    if (signedIn) return;
    event.preventDefault();
    openAuth('login', { next: to });
  };
  const elsewhere = isEmbedded() ? { target: '_blank', rel: 'noopener' } : {};
  return <Link to={to} onClick={press} {...elsewhere} {...rest} />;
}
