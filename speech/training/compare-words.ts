/** How two texts are alike, word by word. */
export interface Alike {
  /** Words to change, add or leave out to make one of the other. */
  errors: number;
  /** Indices of the words of the first that stand in the second, too. */
  common: Set<number>;
}

/** Compares two texts by the fewest changes between them. */
export function compareWords(one: readonly string[], other: readonly string[]): Alike {
  const rows = [other.map((_, at) => at).concat(other.length)];
  for (const [at, word] of one.entries()) {
    const above = rows[at] ?? [];
    const row = [at + 1];
    for (const [column, candidate] of other.entries())
      row.push(
        Math.min(
          (above[column] ?? 0) + (word === candidate ? 0 : 1),
          (above[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + 1,
        ),
      );
    rows.push(row);
  }
  const common = new Set<number>();
  let [i, j] = [one.length, other.length];
  const errors = rows[i]?.[j] ?? 0;
  while (i > 0 && j > 0) {
    const here = rows[i]?.[j] ?? 0;
    const isSame = one[i - 1] === other[j - 1];
    if (here === (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1)) {
      if (isSame) common.add(i - 1);
      [i, j] = [i - 1, j - 1];
    } else if (here === (rows[i - 1]?.[j] ?? 0) + 1) i--;
    else j--;
  }
  return { errors, common };
}
