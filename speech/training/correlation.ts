import { mean } from '../scoring/statistics.ts';

/** Pearson's correlation. */
export function correlation(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [mean(x), mean(y)];
  const product = (a: readonly number[], ma: number, b: readonly number[], mb: number) =>
    a.reduce((sum, value, i) => sum + (value - ma) * ((b[i] ?? 0) - mb), 0);
  return product(x, mx, y, my) / Math.sqrt(product(x, mx, x, mx) * product(y, my, y, my));
}

/** Area under the ROC curve: how often a value in `above` exceeds one in `below`. Ties count half. */
export function separation(above: readonly number[], below: readonly number[]): number {
  const all = [...above.map((value) => ({ value, up: 1 })), ...below.map((value) => ({ value, up: 0 }))];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to++;
    const rank = (from + to + 1) / 2;
    for (let i = from; i < to; i++) ranks += rank * (all[i]?.up ?? 0);
    from = to;
  }
  return (ranks - (above.length * (above.length + 1)) / 2) / (above.length * below.length);
}
