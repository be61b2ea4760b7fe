import { coldStartFigure } from './cold-start.ts';
import { drainFigures } from './drain.ts';
import { readingFigure } from './reading.ts';
import { type Figure, printFigures } from './table.ts';

const figures: Figure[] = [];
for (const [name, measure] of [
  ['reading', async () => [await readingFigure()]],
  ['draining', drainFigures],
  ['cold start', async () => [await coldStartFigure()]],
] as const) {
  console.log(`measuring: ${name}`);
  figures.push(...(await measure()));
}
printFigures(figures);
