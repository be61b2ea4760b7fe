import { useEffect } from 'react';
import { Welcome } from '#src/features/install/components/welcome.tsx';
import { WhatsNewCard } from '#src/features/whats-new/components/whats-new-card.tsx';
import { LATEST_RELEASE } from '#src/features/whats-new/content/latest-release.ts';
import { type Announcement, dismissAnnouncement, recordShown } from '#src/platform/pwa/announcement.ts';
import { useUpdateReady, useUpdatesHeld } from '#src/platform/pwa/update.ts';

/** What is announced; not beside the offer of an update, nor over a form that is being filled in. */
export default function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const isQuiet = [useUpdateReady(), useUpdatesHeld()].every((busy) => !busy);
  useEffect(() => {
    if (isQuiet) recordShown(announcement, LATEST_RELEASE);
  }, [announcement, isQuiet]);
  if (!isQuiet) return null;
  const Card = announcement === 'welcome' ? Welcome : WhatsNewCard;
  return <Card onClose={dismissAnnouncement} />;
}
