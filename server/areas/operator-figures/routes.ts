import type { Figures } from '#contract/operator-figures.ts';
import type { Parts } from '#server/parts.ts';
import type { Handlers } from '../../http/handler.ts';
import { weeklyFigures } from './weekly-figures.ts';

/** How long figures are good for: a centre looks at them weekly, several people at once. Milliseconds. */
const FRESH_MS = 5 * 60_000;

interface Kept {
  figures: Promise<Figures>;
  until: number;
}

/** What a centre asks for every week. */
export function handlers({ db, facts }: Parts): Handlers<'operatorFigures'> {
  const kept = new Map<number, Kept>();
  return {
    weekly: async ({ query: { weeks } }) => {
      const now = Date.now();
      const known = kept.get(weeks);
      if (known && known.until > now) return known.figures;
      const made = facts().then((exercises) => weeklyFigures(db, exercises, weeks, now));
      kept.set(weeks, { figures: made, until: now + FRESH_MS });
      made.catch(() => kept.delete(weeks));
      return made;
    },
  };
}
