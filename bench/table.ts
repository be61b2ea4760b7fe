/** A figure of a run: a ratio to a plain counterpart measured in the same run. */
export interface Figure {
  name: string;
  ours: string;
  plain: string;
  ratio: number;
  /** `min`: the ratio should be at least the limit; `max`: at most. */
  bound: 'min' | 'max';
  limit: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) throw new Error('no values');
  return middle;
};

const holds = ({ ratio, bound, limit }: Figure): boolean =>
  bound === 'min' ? ratio >= limit : ratio <= limit;

/** Prints the figures as a table; the last column shows whether each is within its bound. */
export function printFigures(figures: readonly Figure[]): void {
  const rows = figures.map((figure) => [
    figure.name,
    figure.ours,
    figure.plain,
    figure.ratio.toFixed(2),
    `${figure.bound === 'min' ? '≥' : '≤'} ${figure.limit}`,
    holds(figure) ? 'yes' : 'NO',
  ]);
  const all = [['figure', 'ours', 'plain', 'ratio', 'bound', 'holds'], ...rows];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  for (const row of all) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
