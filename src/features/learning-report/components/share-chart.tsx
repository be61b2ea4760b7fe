import { Bar, BarChart, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';

interface ShareChartProps {
  rows: readonly { name: string; percent: number; label: string; low: boolean }[];
}

/** Percentages as labelled bars. */
export default function ShareChart({ rows }: ShareChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...rows]}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 4, right: 52, bottom: 4, left: 0 }}
      >
        <XAxis type="number" domain={[0, 100]} hide />
        <YAxis
          type="category"
          dataKey="name"
          width={132}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--color-ink)' }}
        />
        <Bar
          dataKey="percent"
          radius={4}
          barSize={16}
          background={{ fill: 'var(--color-sunk)', radius: 4 }}
          isAnimationActive={false}
        >
          {rows.map(({ name, low }) => (
            <Cell key={name} fill={low ? 'var(--color-danger)' : 'var(--color-brand)'} />
          ))}
          <LabelList dataKey="label" position="right" fill="var(--color-ink)" />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
