import { readFile } from 'node:fs/promises';
import { Transformer } from '@napi-rs/image';
import type { Estimate } from '#contract/evaluation-parts.ts';
import { bandText } from '#src/messages/levels.ts';

/** What can be written: the signs of `pictures/digits.png`, each in a cell of this size, pixels. */
const SIGNS = '0123456789.–';
const CELL = { width: 112, height: 160 };
/** How far each sign is from the next, pixels; the point is narrow. */
const STEP = { point: 44, other: 88 };
/** Where the range begins on `pictures/interview-paper.png`. */
const START = { x: 90, y: 322 };

/** A range of bands, such as `5.0–6.5`. */
export const rangeText = ({ low, high }: Pick<Estimate, 'low' | 'high'>): string =>
  low === high ? bandText(low) : `${bandText(low)}–${bandText(high)}`;

const fileOf = (name: string): Promise<Buffer> => readFile(new URL(name, import.meta.url));

/**
 * Draws the picture that other sites show beside a link to a result: a PNG with its range, and nothing of who spoke.
 * The two files it is put together from are drawn by `tests/support/draw-link-picture.ts`.
 */
export async function drawInterviewPicture(range: Pick<Estimate, 'low' | 'high'>): Promise<Buffer> {
  const [paper, digits] = await Promise.all([
    fileOf('pictures/interview-paper.png'),
    fileOf('pictures/digits.png'),
  ]);
  const picture = new Transformer(paper);
  let x = START.x;
  for (const sign of rangeText(range)) {
    const step = sign === '.' ? STEP.point : STEP.other;
    const from = SIGNS.indexOf(sign) * CELL.width;
    const drawn = await new Transformer(digits).crop(from, 0, CELL.width, CELL.height).png();
    picture.overlay(drawn, Math.round(x + (step - CELL.width) / 2), START.y);
    x += step;
  }
  return picture.png();
}
