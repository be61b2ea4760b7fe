import { HOME } from '#src/messages/home.ts';
import { Page } from '#src/ui/page.tsx';
import { Hero } from '../components/hero.tsx';
import { HomeCourses } from '../components/home-courses.tsx';
import { HomePosts } from '../components/home-posts.tsx';
import { HomeSheets } from '../components/home-sheets.tsx';
import { Reasons } from '../components/reasons.tsx';

export function Component() {
  return (
    <Page width="wide">
      <title>{HOME.documentTitle}</title>
      <Hero />
      <div className="mt-6 grid gap-12 sm:gap-16">
        <Reasons />
        <HomeCourses />
        <HomeSheets />
        <HomePosts />
      </div>
    </Page>
  );
}
