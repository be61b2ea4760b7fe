import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';

const AXIS = {
  stroke: 'var(--color-line-strong)',
  tick: { fill: 'var(--color-muted)' },
  tickLine: false,
} as const;

interface BarsProps {
  /** `name`: label below the bar. */
  bars: readonly { name: string; value: number }[];
}

/** Values side by side; a table beside it says the same. */
export default function Bars({ bars }: BarsProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...bars]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: -12 }}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="name" {...AXIS} interval="preserveStartEnd" minTickGap={12} />
        <YAxis {...AXIS} axisLine={false} allowDecimals={false} width={56} />
        <Bar
          dataKey="value"
          fill="var(--color-brand)"
          radius={[4, 4, 0, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
