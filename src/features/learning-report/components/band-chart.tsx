import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { ReportBand, ReportSkill } from '#contract/learning-report.ts';
import { formatDate } from '#rules/text/formats.ts';
import { LEARNING } from '#src/messages/learning-report.ts';
import { isEstimated } from '../model/report-sentences.ts';

/** Lines differ in colour, dashes and the shape of their points. */
const LOOKS: Record<
  ReportSkill,
  {
    stroke: string;
    strokeDasharray: string;
    legendType: 'circle' | 'square' | 'diamond' | 'triangle' | 'star';
  }
> = {
  listening: { stroke: 'var(--color-skill-listening)', strokeDasharray: '1 0', legendType: 'circle' },
  reading: { stroke: 'var(--color-skill-reading)', strokeDasharray: '7 4', legendType: 'square' },
  writing: { stroke: 'var(--color-skill-writing)', strokeDasharray: '2 4', legendType: 'diamond' },
  speaking: { stroke: 'var(--color-skill-speaking)', strokeDasharray: '10 4 2 4', legendType: 'triangle' },
  language: { stroke: 'var(--color-skill-language)', strokeDasharray: '4 4', legendType: 'star' },
};

/** One row per day, with the band of each skill. */
function rowsOf(bands: readonly ReportBand[]): Record<string, number>[] {
  return [...Map.groupBy(bands, ({ on }) => on)].map(([on, ofDay]) => ({
    on: Date.parse(on),
    ...Object.fromEntries(ofDay.map(({ skill, band }) => [skill, band])),
  }));
}

const dayAndMonth = (time: number): string => formatDate(time).slice(0, 5);

/** Bands over time, a line for each skill; AI estimates are unconnected points. */
export default function BandChart({ bands }: { bands: readonly ReportBand[] }) {
  const skills = [...new Set(bands.map(({ skill }) => skill))];
  const axis = { stroke: 'var(--color-line-strong)', tick: { fill: 'var(--color-muted)' }, tickLine: false };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={rowsOf(bands)}
        accessibilityLayer={false}
        margin={{ top: 8, right: 16, bottom: 0, left: -24 }}
      >
        <CartesianGrid stroke="var(--color-line)" />
        <XAxis
          dataKey="on"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          padding={{ left: 16, right: 16 }}
          tickFormatter={dayAndMonth}
          minTickGap={24}
          {...axis}
        />
        <YAxis domain={[0, 9]} ticks={[0, 3, 5, 6, 7, 8, 9]} axisLine={false} {...axis} />
        <Legend wrapperStyle={{ color: 'var(--color-ink)' }} />
        {skills.map((skill) => (
          <Line
            key={skill}
            dataKey={skill}
            name={LEARNING.skills[skill]}
            connectNulls
            strokeWidth={2.5}
            dot={{ r: 4, strokeDasharray: '1 0' }}
            isAnimationActive={false}
            {...LOOKS[skill]}
            {...(isEstimated(skill) && {
              strokeWidth: 0,
              dot: { r: 5, strokeWidth: 0, fill: LOOKS[skill].stroke },
            })}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}
