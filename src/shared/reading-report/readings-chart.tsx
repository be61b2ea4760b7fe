import type { ReadingPoint } from '#contract/learning-report.ts';
import { formatDate } from '#rules/text/formats.ts';

const WIDTH = 360;
const HEIGHT = 190;
const LEFT = 32;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 28;
const GRID = [0, 25, 50, 75, 100];

const y = (score: number): number => TOP + ((100 - score) / 100) * (HEIGHT - TOP - BOTTOM);

/** Scores of consecutive readings, each with its range. A table gives the same in words. */
export function ReadingsChart({ readings }: { readings: readonly ReadingPoint[] }) {
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, readings.length);
  const x = (at: number): number => LEFT + step * (at + 0.5);
  const [first, last] = [readings[0], readings.at(-1)];
  const dayText = (reading: ReadingPoint): string => formatDate(reading.on).slice(0, 5);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full max-w-lg text-muted">
      {GRID.map((score) => (
        <g key={score}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(score)} y2={y(score)} stroke="var(--color-line)" />
          <text x={LEFT - 8} y={y(score) + 4} textAnchor="end" fontSize={12} fill="currentColor">
            {score}
          </text>
        </g>
      ))}
      <polyline
        points={readings.map(({ score }, at) => `${x(at)},${y(score.point)}`).join(' ')}
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      {readings.map(({ attempt_id, question_id, score }, at) => (
        <g key={`${attempt_id}:${question_id}`}>
          <line
            x1={x(at)}
            x2={x(at)}
            y1={y(score.low)}
            y2={y(score.high)}
            stroke="var(--color-line-strong)"
            strokeWidth={2}
          />
          <circle cx={x(at)} cy={y(score.point)} r={4} fill="var(--color-brand-strong)" />
        </g>
      ))}
      {first && (
        <text
          x={x(0)}
          y={HEIGHT - 6}
          textAnchor={readings.length > 1 ? 'start' : 'middle'}
          fontSize={12}
          fill="currentColor"
        >
          {dayText(first)}
        </text>
      )}
      {last && readings.length > 1 && (
        <text x={x(readings.length - 1)} y={HEIGHT - 6} textAnchor="end" fontSize={12} fill="currentColor">
          {dayText(last)}
        </text>
      )}
    </svg>
  );
}
