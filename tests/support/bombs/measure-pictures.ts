import { AVATAR_MAX_PIXELS, AVATAR_MIN_SIDE, AVATAR_SIDE } from '#contract/avatar.ts';
import { UnusableImage } from '#server/engines/image/image-head.ts';
import { squarePicture } from '#server/engines/image/square-picture.ts';
import { type Cost, costOf } from './cost-of.ts';
import { pictureBombs, png } from './pictures.ts';

// A process of its own, so that nothing but pictures takes its memory. Prints what each took, as JSON.
const LIMITS = { side: AVATAR_SIDE, minSide: AVATAR_MIN_SIDE, maxPixels: AVATAR_MAX_PIXELS };

const take = async (bytes: Buffer): Promise<void> => {
  await squarePicture(bytes, LIMITS).catch((error: unknown) => {
    if (!(error instanceof UnusableImage)) throw error;
  });
};

// What the library loads first does not count.
await take(png({ width: 100, height: 100 }));
const costs: [name: string, cost: Cost][] = [];
for (const { name, bytes } of pictureBombs())
  costs.push([name, await costOf(process.pid, () => take(bytes))]);
const large = png({ width: 6_000, height: 6_000 });
const four = await costOf(process.pid, async () => {
  await Promise.all(Array.from({ length: 4 }, () => take(large)));
});
costs.push(['four photos at once', four]);
console.log(JSON.stringify(costs));
