import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';

const AXIS = {
  stroke: 'var(--color-line-strong)',
  tick: { fill: 'var(--color-muted)' },
  tickLine: false,
} as const;

interface MinutesChartProps {
  /** `name`: label below the bar. */
  weeks: readonly { name: string; minutes: number }[];
}

/** Minutes per week, as bars. */
export default function MinutesChart({ weeks }: MinutesChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...weeks]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: -12 }}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="name" {...AXIS} interval="preserveStartEnd" minTickGap={12} />
        <YAxis {...AXIS} axisLine={false} allowDecimals={false} width={52} />
        <Bar
          dataKey="minutes"
          fill="var(--color-brand)"
          radius={[4, 4, 0, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
