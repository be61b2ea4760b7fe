import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReadingPoint } from '#contract/learning-report.ts';
import { readingTrend } from '#rules/reading-report/reading-trend.ts';
import { soundLevel } from '#rules/reading-report/sound-level.ts';
import { pooledTallies } from '#rules/reading-report/sound-tally.ts';
import { formatDate } from '#rules/text/formats.ts';
import { LEVELS, READING, soundName } from '#src/messages/reading-report.ts';
import { Card } from '#src/ui/card.tsx';
import { FiguresTable } from '#src/ui/figures-table.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { RangeChart } from '#src/ui/range-chart.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { newestReadings } from './graded-readings.ts';

function said(readings: readonly ReadingPoint[]): string {
  const trend = readingTrend(readings.map(({ score }) => score.point));
  if (!trend) return READING.progressNone;
  return trend.count === 1
    ? READING.progressOnce(trend.now)
    : READING.progressSaid(trend.count, trend.before, trend.now);
}

function Figures({ readings }: { readings: readonly ReadingPoint[] }) {
  const sounds = pooledTallies(readings.flatMap((reading) => reading.sounds)).toSorted(
    (a, b) => a.mean - b.mean,
  );
  const whole = (value: number): string => String(Math.round(value));
  return (
    <>
      <RangeChart
        grid={[0, 25, 50, 75, 100]}
        points={readings.map(({ attempt_id, question_id, on, score }) => ({
          key: `${attempt_id}:${question_id}`,
          on,
          ...score,
        }))}
      />
      <p className="text-sm text-muted text-pretty">{READING.progressNote}</p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-strong">
          {READING.progressTable}
        </summary>
        <div className="grid gap-6">
          <FiguresTable
            caption={READING.progress}
            head={[READING.day, READING.score, READING.range]}
            rows={readings.map(({ attempt_id, question_id, on, score }) => ({
              key: `${attempt_id}:${question_id}`,
              cells: [formatDate(on), whole(score.point), `${whole(score.low)}–${whole(score.high)}`],
            }))}
          />
          <FiguresTable
            caption={READING.progressSounds}
            head={[READING.sound, READING.times, READING.mean]}
            rows={sounds.map(({ sound, count, mean }) => ({
              key: sound,
              cells: [soundName(sound), String(count), `${whole(mean)} · ${LEVELS[soundLevel(mean)]}`],
            }))}
          />
        </div>
      </details>
    </>
  );
}

/** Progress of the learner's readings aloud, and of each sound in them; below it, where to continue. */
export function ReadingsProgress({ children }: { children?: ReactNode }) {
  const query = useQuery(newestReadings());
  const { data } = query;

  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg font-semibold">{READING.progress}</h2>
      {data && <p className="text-pretty">{said(data.readings)}</p>}
      {data && data.readings.length > 0 && <Figures readings={data.readings} />}
      {!data && (
        <Loaded
          query={query}
          waiting={
            <Loading>
              <Skeleton className="h-56 w-full" />
            </Loading>
          }
          offlineText={READING.needsNetwork}
        />
      )}
      {children}
    </Card>
  );
}
