import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { href } from '#contract/href.ts';
import { useAnnouncement } from '#src/platform/pwa/announcement.ts';

const AnnouncementCard = lazy(() => import('./announcement-card.tsx'));

/** Where nobody is in the middle of something. */
const START_PAGES: readonly string[] = [href('home'), href('myCourses')];

/** Welcome and news, on start pages only. */
export function Announcements() {
  const announcement = useAnnouncement();
  const { pathname } = useLocation();
  if (!announcement || !START_PAGES.includes(pathname)) return null;
  return (
    <Suspense>
      <AnnouncementCard announcement={announcement} />
    </Suspense>
  );
}
