import { useId } from 'react';
import { bandsOf, bandText, LEVELS } from '#src/messages/levels.ts';
import { ROADMAP } from '#src/messages/roadmap.ts';

const WIDTH = 360;
const MARGIN = 14;
const ROW = 46;
const BAR = 12;
const TOP_BAND = 9;
const AXIS_Y = LEVELS.length * ROW + 8;
const HEIGHT = AXIS_Y + 26;

const x = (band: number): number => MARGIN + (band * (WIDTH - 2 * MARGIN)) / TOP_BAND;
/** The first level is at the bottom. */
const y = (at: number): number => (LEVELS.length - at) * ROW - BAR;

const BARS = LEVELS.map((facts, at) => ({
  ...facts,
  start: x(facts.from ?? 0),
  end: x(facts.to),
  top: y(at),
}));
const TICKS = [...new Set([0, ...LEVELS.map(({ to }) => to), TOP_BAND])];
const CLIMB = BARS.flatMap(({ start, end, top }, at) => [
  `${at === 0 ? 'M' : 'L'}${start} ${top + BAR / 2}`,
  `L${end} ${top + BAR / 2}`,
]).join('');

/** The five levels as a staircase over the band scale. */
export function LevelChart() {
  const title = useId();
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={title} className="w-full max-w-md">
      <title id={title}>
        {`${ROADMAP.chartTitle}: ${LEVELS.map((facts) => `${facts.name} ${bandsOf(facts)}`).join('; ')}`}
      </title>
      {TICKS.map((band) => (
        <g key={band}>
          <path d={`M${x(band)} 8V${AXIS_Y}`} className="stroke-line" strokeDasharray="2 4" />
          <text x={x(band)} y={AXIS_Y + 18} textAnchor="middle" className="fill-muted text-xs tabular-nums">
            {bandText(band)}
          </text>
        </g>
      ))}
      <path d={`M${x(0)} ${AXIS_Y}H${x(TOP_BAND)}`} className="stroke-line-strong" />
      <path d={CLIMB} className="fill-none stroke-brand-strong" strokeWidth="2" strokeDasharray="1 5" />
      {BARS.map(({ level, name, start, end, top }) => (
        <g key={level}>
          <rect x={start} y={top} width={end - start} height={BAR} rx={BAR / 2} className="fill-brand" />
          <text x={end} y={top - 7} textAnchor="end" className="fill-ink text-xs font-semibold">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
