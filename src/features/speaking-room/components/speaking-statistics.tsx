import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import { STATISTIC_DAYS } from '#contract/speaking.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { spokenWeeks } from '#rules/speaking/statistic-weeks.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { bandRangeText } from '#src/shared/speaking/sets/set-words.ts';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { dailyStatistics, overallStatistics } from '../api/room.ts';
import { ROOM } from '../messages/speaking-room.ts';
import { STATISTICS } from '../messages/speaking-statistics.ts';
import { SpokenFigures } from './spoken-figures.tsx';

const DAYS_A_WEEK = 7;

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="grid">
    <dt className="order-2 text-sm text-muted">{name}</dt>
    <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
  </div>
);

/** All that was ever spoken, in four figures. */
function Overall() {
  const { data } = useQuery(overallStatistics());
  if (!data) return null;
  const { all, topics, topics_of, tests, band } = data;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg font-semibold">{STATISTICS.allTitle}</h2>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Fact name={STATISTICS.allMinutes} value={String(Math.round(all.seconds / 60))} />
        <Fact name={STATISTICS.allTopics} value={STATISTICS.of(topics, topics_of)} />
        <Fact name={STATISTICS.allTests} value={String(tests)} />
        <Fact name={ROOM.lastBand} value={band ? bandRangeText(band.band) : ROOM.noBand} />
      </dl>
    </Card>
  );
}

function Days() {
  const query = useQuery(dailyStatistics());
  if (!query.data) return <Loaded query={query} offlineText={STATISTICS.needsNetwork} />;
  const { days, bands } = query.data;
  if (days.length === 0 && bands.length === 0)
    return (
      <EmptyState
        illustration="listening"
        title={STATISTICS.emptyTitle}
        action={<LinkButton to={href('speakingRoom')}>{STATISTICS.emptyAction}</LinkButton>}
      >
        {STATISTICS.emptyText}
      </EmptyState>
    );
  const weeks = spokenWeeks(days, vietnamDay(Date.now()), STATISTIC_DAYS / DAYS_A_WEEK);
  return <SpokenFigures weeks={weeks} bands={bands} />;
}

/** How a learner's speaking has changed. */
export default function SpeakingStatistics() {
  return (
    <>
      <title>{pageTitle(STATISTICS.title)}</title>
      <PageHeader
        title={STATISTICS.title}
        text={STATISTICS.text}
        back={{ to: href('speakingRoom'), label: STATISTICS.back }}
      />
      <Overall />
      <Days />
    </>
  );
}
