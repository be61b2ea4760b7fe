import { ChartNoAxesColumn, Download, Map as MapIcon, MessagesSquare, Volume2 } from 'lucide-react';
import { href } from '#contract/href.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { HOME } from '#src/messages/home.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { StreakCard } from '#src/shared/streak/streak-card.tsx';
import { Page } from '#src/ui/page.tsx';
import { type Way, WayLinks } from '#src/ui/way-links.tsx';
import { TODAY } from '../messages/today.ts';
import { useAboutYou } from '../model/use-about-you.ts';
import { type Today, useToday } from '../model/use-today.ts';
import { useTodaySnapshot } from '../model/use-today-snapshot.ts';
import { AboutYou } from './about-you.tsx';
import { DayHero } from './day-hero.tsx';
import { DayPath } from './day-path.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { Tiles } from './tiles.tsx';

/** What learners look for that no menu of a phone shows. */
const WAYS: readonly Way[] = [
  { to: href('roadmap'), label: TODAY.ways.roadmap, icon: MapIcon },
  { to: href('report'), label: TODAY.ways.report, icon: ChartNoAxesColumn },
  { to: href('pronunciation'), label: TODAY.ways.sounds, icon: Volume2 },
  { to: href('conversation'), label: TODAY.ways.conversation, icon: MessagesSquare },
  { to: href('downloads'), label: TODAY.ways.downloads, icon: Download },
];

/** Older figures from the server say so, with the network too: milliseconds. */
const OLD_MS = 3_600_000;

/** Says quietly how old the figures are, where they are stored ones. */
function Age({ asOf }: Pick<Today, 'asOf'>) {
  const isOffline = useConnectivity() !== 'online';
  const isOld = asOf > 0 && (isOffline || Date.now() - asOf > OLD_MS);
  return <p className="min-h-6 text-sm text-muted">{isOld && TODAY.asOf(formatMoment(asOf))}</p>;
}

/** A learner's home: what to do next, and where the day stands. */
export function TodayScreen({ owner }: { owner: string }) {
  const today = useToday(owner);
  useTodaySnapshot(owner, today);
  const aboutYou = useAboutYou(owner);
  return (
    <Page width="wide">
      <title>{HOME.documentTitle}</title>
      <DayHero
        day={today.day}
        name={today.name}
        log={today.log}
        plan={today.plan}
        isAsked={aboutYou.unanswered?.target_band === null}
      />
      {/* On phones the card of the next step lies over the lower edge of the filled surface. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-sm:-mt-18 sm:-mt-4 sm:gap-4 lg:grid-cols-[1.15fr_1fr]">
        <NextStepCard step={today.step} thenCards={today.thenCards} />
        <DayPath step={today.step} cards={today.cards} log={today.log} />
        <AboutYou {...aboutYou} />
        <StreakCard />
        <Tiles cards={today.cards} plan={today.plan} work={today.work} />
      </div>
      <div className="grid gap-2">
        <Age asOf={today.asOf} />
        <WayLinks title={TODAY.waysTitle} ways={WAYS} className="md:grid-cols-5" />
      </div>
    </Page>
  );
}
