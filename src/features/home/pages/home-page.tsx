import { HOME } from '#src/messages/home.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Page } from '#src/ui/page.tsx';
import { Hero } from '../components/hero.tsx';
import { HomeCourses } from '../components/home-courses.tsx';
import { HomeLevels } from '../components/home-levels.tsx';
import { HomePosts } from '../components/home-posts.tsx';
import { HomeSheets } from '../components/home-sheets.tsx';
import { LearnerStart } from '../components/learner-start.tsx';
import { Reasons } from '../components/reasons.tsx';
import { Teaching } from '../components/teaching.tsx';
import { Ways } from '../components/ways.tsx';

export function Component() {
  const signedIn = useSession((session) => session.token !== null);
  return (
    <Page width="wide">
      <title>{HOME.documentTitle}</title>
      {signedIn ? <LearnerStart /> : <Hero />}
      <div className="mt-2 grid gap-12 sm:mt-6 sm:gap-16">
        <Ways signedIn={signedIn} />
        {!signedIn && <HomeLevels />}
        <HomeCourses />
        {!signedIn && <Teaching />}
        {!signedIn && <Reasons />}
        <HomeSheets />
        <HomePosts />
      </div>
    </Page>
  );
}
