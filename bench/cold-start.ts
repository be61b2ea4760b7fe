import { STARTER } from '../tests/support/starter.ts';
import { compareOfflineStarts } from './offline-start.ts';
import type { Figure } from './table.ts';

const ROUNDS = 9;

/** Offline start in a new browser process until the first question of a practice. */
export async function coldStartFigure(): Promise<Figure> {
  const page = { path: `/practice/${STARTER.practice}`, selector: '[data-question]' };
  const { ours, plain } = await compareOfflineStarts(page, ROUNDS);
  return {
    name: 'offline cold start to the first question, ms',
    ours: ours.element.toFixed(0),
    plain: plain.element.toFixed(0),
    ratio: ours.element / plain.element,
    bound: 'max',
    limit: 1.5,
  };
}
