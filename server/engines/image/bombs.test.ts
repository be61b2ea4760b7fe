import { expect, it } from 'vitest';
import { AVATAR_MAX_PIXELS, AVATAR_MIN_SIDE, AVATAR_SIDE } from '#contract/avatar.ts';
import { costOf } from '#tests/support/bombs/cost-of.ts';
import { pictureBombs, png } from '#tests/support/bombs/pictures.ts';
import { UnusableImage } from './image-head.ts';
import { squarePicture } from './square-picture.ts';

const MEGABYTES = 200;
/** Of processors: how long that is on the clock depends on what else the machine does. */
const SECONDS = 2;
const LIMITS = { side: AVATAR_SIDE, minSide: AVATAR_MIN_SIDE, maxPixels: AVATAR_MAX_PIXELS };

const take = async (bytes: Buffer): Promise<void> => {
  await squarePicture(bytes, LIMITS).catch((error: unknown) => {
    if (!(error instanceof UnusableImage)) throw error;
  });
};

it('no picture costs more than a photo, nor do several at once', { timeout: 300_000 }, async () => {
  // What the library loads first does not count.
  await take(png({ width: 100, height: 100 }));
  for (const { name, bytes } of pictureBombs()) {
    const cost = await costOf(process.pid, () => take(bytes));
    expect(cost.megabytes, name).toBeLessThanOrEqual(MEGABYTES);
    expect(cost.processorSeconds, name).toBeLessThanOrEqual(SECONDS);
  }
  const large = png({ width: 6_000, height: 6_000 });
  const cost = await costOf(process.pid, async () => {
    await Promise.all(Array.from({ length: 4 }, () => take(large)));
  });
  expect(cost.megabytes, 'four at once').toBeLessThanOrEqual(MEGABYTES);
});
