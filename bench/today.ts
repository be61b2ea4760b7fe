import { compareOfflineStarts } from './offline-start.ts';
import type { Figure } from './table.ts';

const ROUNDS = 15;

/** Offline start in a new browser process of the home that a learner opens every day. */
export async function todayFigures(): Promise<Figure[]> {
  const { ours, plain } = await compareOfflineStarts({ path: '/', selector: 'main h1' }, ROUNDS);
  const figure = (name: string, [a, b]: [number, number]): Figure => ({
    name: `today's home, offline cold start: ${name}, ms`,
    ours: a.toFixed(0),
    plain: b.toFixed(0),
    ratio: a / b,
    bound: 'max',
    limit: 1.2,
  });
  return [
    figure('first contentful paint', [ours.paint, plain.paint]),
    figure('heading on screen', [ours.element, plain.element]),
  ];
}
