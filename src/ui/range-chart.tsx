import { formatDate } from '#rules/text/formats.ts';

const WIDTH = 360;
const HEIGHT = 190;
const LEFT = 32;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 28;

export interface RangePoint {
  key: string;
  /** ISO date, or milliseconds since 1970. */
  on: string | number;
  low: number;
  point: number;
  high: number;
}

interface RangeChartProps {
  points: readonly RangePoint[];
  /** Values with a line; the first and the last are the bounds of the chart. */
  grid: readonly [number, ...number[]];
}

/** Consecutive values, each with its range. A table gives the same in words. */
export function RangeChart({ points, grid }: RangeChartProps) {
  const [min, max] = [grid[0], grid.at(-1) ?? grid[0]];
  const y = (value: number): number =>
    TOP + ((max - Math.min(max, Math.max(min, value))) / Math.max(1, max - min)) * (HEIGHT - TOP - BOTTOM);
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, points.length);
  const x = (at: number): number => LEFT + step * (at + 0.5);
  const [first, last] = [points[0], points.at(-1)];
  const dayText = ({ on }: RangePoint): string => formatDate(on).slice(0, 5);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full max-w-lg text-muted">
      {grid.map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} stroke="var(--color-line)" />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" fontSize={12} fill="currentColor">
            {value}
          </text>
        </g>
      ))}
      <polyline
        points={points.map(({ point }, at) => `${x(at)},${y(point)}`).join(' ')}
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      {points.map(({ key, low, point, high }, at) => (
        <g key={key}>
          <line
            x1={x(at)}
            x2={x(at)}
            y1={y(low)}
            y2={y(high)}
            stroke="var(--color-line-strong)"
            strokeWidth={2}
          />
          <circle cx={x(at)} cy={y(point)} r={4} fill="var(--color-brand-strong)" />
        </g>
      ))}
      {first && (
        <text
          x={x(0)}
          y={HEIGHT - 6}
          textAnchor={points.length > 1 ? 'start' : 'middle'}
          fontSize={12}
          fill="currentColor"
        >
          {dayText(first)}
        </text>
      )}
      {last && points.length > 1 && (
        <text x={x(points.length - 1)} y={HEIGHT - 6} textAnchor="end" fontSize={12} fill="currentColor">
          {dayText(last)}
        </text>
      )}
    </svg>
  );
}
