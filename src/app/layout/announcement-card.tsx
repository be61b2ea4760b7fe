import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { href } from '#contract/href.ts';
import { Welcome } from '#src/features/install/components/welcome.tsx';
import { WhatsNewCard } from '#src/features/whats-new/components/whats-new-card.tsx';
import { LATEST_RELEASE } from '#src/features/whats-new/content/latest-release.ts';
import { recordShown } from '#src/platform/pwa/announce.ts';
import { type Announcement, dismissAnnouncement } from '#src/platform/pwa/announcement.ts';
import { useUpdateApplying, useUpdateReady, useUpdatesHeld } from '#src/platform/pwa/update.ts';

/** Where nobody is in the middle of something. */
const START_PAGES: readonly string[] = [href('home'), href('myCourses')];

/** What is announced: on start pages, not beside the offer of an update, nor over a form that is being filled in. */
export default function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const isStart = START_PAGES.includes(useLocation().pathname);
  const isBusy = [useUpdateReady(), useUpdateApplying(), useUpdatesHeld()].includes(true);
  const isShown = isStart && !isBusy;
  useEffect(() => {
    if (isShown) recordShown(announcement, LATEST_RELEASE);
  }, [announcement, isShown]);
  if (!isShown) return null;
  const Card = announcement === 'welcome' ? Welcome : WhatsNewCard;
  return <Card onClose={dismissAnnouncement} />;
}
