import { Suspense } from 'react';
import { Component as GuestHome } from '#src/features/home/pages/home-page.tsx';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { useSession } from '#src/platform/session/session.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

const Today = lazyPart(async () => ({
  default: (await import('#src/features/today/pages/today-page.tsx')).Component,
}));

/** The home page as a guest opens it: somebody may sign in on it. */
export function Component() {
  const signedIn = useSession((session) => session.token !== null);
  if (!signedIn) return <GuestHome />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Today />
    </Suspense>
  );
}
