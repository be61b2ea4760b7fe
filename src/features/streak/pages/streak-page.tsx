import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { href } from '#contract/href.ts';
import { COURSE } from '#src/messages/course.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { STREAK } from '#src/shared/streak/messages/streak.ts';
import type { StreakNow } from '#src/shared/streak/streak-with.ts';
import { useStreak } from '#src/shared/streak/use-streak.ts';
import { ZoneOffer } from '#src/shared/streak/zone-offer.tsx';
import { Button } from '#src/ui/button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { MonthBrowser } from '../components/month-browser.tsx';
import { StreakFigures } from '../components/streak-figures.tsx';
import { StreakRules } from '../components/streak-rules.tsx';
import { CALENDAR } from '../messages/streak-calendar.ts';

const ShareDialog = lazyPart(() => import('../components/share-dialog.tsx'));

function Share({ streak }: { streak: StreakNow }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Share2} className="justify-self-start max-sm:w-full" onClick={() => setOpen(true)}>
        {CALENDAR.share}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog streak={streak} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The learner's streak: months with their study days, how it is counted, and a picture to share. */
export function Component() {
  const { query, streak, today, zone, now } = useStreak();
  return (
    <Page>
      <title>{pageTitle(STREAK.title)}</title>
      <PageHeader
        title={STREAK.title}
        text={CALENDAR.text}
        back={{ to: href('myCourses'), label: COURSE.myTitle }}
      />
      {streak ? (
        <>
          <StreakFigures streak={streak} />
          {streak.provisional && <p className="text-sm text-muted">{STREAK.provisional}</p>}
          <ZoneOffer stored={zone} now={now} />
          <MonthBrowser streak={streak} today={today} />
          {streak.length > 0 && <Share streak={streak} />}
          <StreakRules zone={zone} now={now} />
        </>
      ) : (
        <Loaded
          query={query}
          waiting={
            <Loading>
              <Skeleton className="h-24 w-full" />
              <Skeleton className="h-96 w-full" />
            </Loading>
          }
        />
      )}
    </Page>
  );
}
