type Values = readonly number[];

export const mean = (values: Values): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function deviation(values: Values): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) * (value - middle))));
}

export const minOf = (values: Values): number =>
  values.reduce((min, value) => Math.min(min, value), values[0] ?? 0);

export const maxOf = (values: Values): number =>
  values.reduce((max, value) => Math.max(max, value), values[0] ?? 0);

/** The quantile for a share, 0–1; 0 if there are no values. */
export const quantile = (values: Values, share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

/** Share of the values that pass, 0–1. */
export const shareOf = <Value>(values: readonly Value[], passes: (value: Value) => boolean): number =>
  values.length === 0 ? 0 : values.filter(passes).length / values.length;
