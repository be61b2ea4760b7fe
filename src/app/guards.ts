import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { openAuth } from '#src/session/auth-dialog.ts';
import { isSignedIn } from '#src/session/session.ts';

/** Only learners pass; a guest is sent home, where the sign-in dialog opens. Decides without the network. */
export function requireLearner(): null {
  if (isSignedIn()) return null;
  openAuth('login');
  throw redirect('/');
}

/** An address without its id leads nowhere. */
export function requireId({ params }: LoaderFunctionArgs): null {
  if (params.id) return null;
  throw data(null, { status: 404 });
}

/** The old address of a study sheet. */
export function toStudySheet(args: LoaderFunctionArgs): Response {
  requireId(args);
  return redirect(`/phieu/${encodeURIComponent(args.params.id ?? '')}${new URL(args.request.url).search}`);
}

export function notFound(): never {
  throw data(null, { status: 404 });
}
