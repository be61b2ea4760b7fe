import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { href } from '#contract/href.ts';
import { bandRangeText } from '#src/shared/speaking/sets/set-words.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { homeStatistics } from '../api/room.ts';
import { ROOM } from '../messages/speaking-room.ts';

const minutesOf = (seconds: number): number => Math.round(seconds / 60);

/** Days of the week as columns; screen readers get the minutes of each. */
function WeekColumns({ week }: { week: readonly number[] }) {
  const max = Math.max(1, ...week);
  return (
    <ul className="grid grid-cols-7 gap-2">
      {ROOM.week.map((name, at) => {
        const seconds = week[at] ?? 0;
        return (
          <li key={name} className="grid justify-items-center gap-1 text-xs text-muted">
            <span className="flex h-12 w-full max-w-8 items-end rounded-sm bg-sunk" aria-hidden="true">
              <span className="w-full rounded-sm bg-brand" style={{ height: `${(100 * seconds) / max}%` }} />
            </span>
            <span aria-hidden="true">{name}</span>
            <span className="sr-only">{ROOM.dayMinutes(ROOM.weekDays[at] ?? name, minutesOf(seconds))}</span>
          </li>
        );
      })}
    </ul>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="grid">
    <dt className="order-2 text-sm text-muted">{name}</dt>
    <dd className="text-lg font-semibold tabular-nums">{value}</dd>
  </div>
);

/** This week's speaking, with the last band as its range. */
export function WeekGlance() {
  const { data } = useQuery(homeStatistics());
  if (!data) return null;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{ROOM.glanceTitle}</h2>
      <dl className="grid grid-cols-3 gap-3">
        <Figure name={ROOM.spoken} value={ROOM.minutes(minutesOf(data.seconds))} />
        <Figure name={ROOM.topicsDone} value={String(data.topics)} />
        <Figure name={ROOM.lastBand} value={data.band ? bandRangeText(data.band.band) : ROOM.noBand} />
      </dl>
      <WeekColumns week={data.week} />
      <LinkButton
        variant="quiet"
        icon={ChartColumn}
        to={href('speakingRoom', {}, { view: 'statistics' })}
        className="justify-self-start"
      >
        {ROOM.seeStatistics}
      </LinkButton>
    </Card>
  );
}
