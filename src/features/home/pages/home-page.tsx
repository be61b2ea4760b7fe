import { HOME } from '#src/messages/home.ts';
import { Page } from '#src/ui/page.tsx';
import { Hero } from '../components/hero.tsx';
import { HomeCourses } from '../components/home-courses.tsx';
import { HomeLevels } from '../components/home-levels.tsx';
import { HomePosts } from '../components/home-posts.tsx';
import { HomeSheets } from '../components/home-sheets.tsx';
import { Reasons } from '../components/reasons.tsx';
import { Teaching } from '../components/teaching.tsx';
import { Ways } from '../components/ways.tsx';

/** The home page for guests. */
export function Component() {
  return (
    <Page width="wide">
      <title>{HOME.documentTitle}</title>
      <Hero />
      <div className="mt-2 grid gap-12 sm:mt-6 sm:gap-16">
        <Ways />
        <HomeLevels />
        <HomeCourses />
        <Teaching />
        <Reasons />
        <HomeSheets />
        <HomePosts />
      </div>
    </Page>
  );
}
