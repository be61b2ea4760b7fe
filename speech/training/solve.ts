/** Solves a·x = b for a symmetric positive matrix, by elimination; overwrites `a` and `b`. */
export function solve(a: Float64Array[], b: Float64Array): number[] {
  const size = b.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const row = a[pivot] ?? new Float64Array(size);
    for (let i = pivot + 1; i < size; i++) {
      const other = a[i] ?? new Float64Array(size);
      const factor = (other[pivot] ?? 0) / (row[pivot] ?? 1);
      if (factor === 0) continue;
      for (let j = pivot; j < size; j++) other[j] = (other[j] ?? 0) - factor * (row[j] ?? 0);
      b[i] = (b[i] ?? 0) - factor * (b[pivot] ?? 0);
    }
  }
  const x = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    const row = a[i] ?? new Float64Array(size);
    let sum = b[i] ?? 0;
    for (let j = i + 1; j < size; j++) sum -= (row[j] ?? 0) * (x[j] ?? 0);
    x[i] = sum / (row[i] ?? 1);
  }
  return x;
}
