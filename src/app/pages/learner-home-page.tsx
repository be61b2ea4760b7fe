import { Suspense } from 'react';
import { Component as Today } from '#src/features/today/pages/today-page.tsx';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { useSession } from '#src/platform/session/session.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

const GuestHome = lazyPart(async () => ({
  default: (await import('#src/features/home/pages/home-page.tsx')).Component,
}));

/** The home page as a learner opens it: none of a guest's is loaded unless they sign out on it. */
export function Component() {
  const signedIn = useSession((session) => session.token !== null);
  if (signedIn) return <Today />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <GuestHome />
    </Suspense>
  );
}
