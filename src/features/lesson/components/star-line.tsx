import { Star, Trophy } from 'lucide-react';
import type { StarCup } from '#contract/lesson.ts';
import { MAX_STARS } from '#rules/lesson/stars.ts';
import { LESSON } from '#src/messages/lesson.ts';

/** Stars of one section. */
export function SectionStars({ stars }: { stars: number }) {
  return (
    <span className="inline-flex items-center gap-0.5" role="img" aria-label={LESSON.stars(stars, MAX_STARS)}>
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars are identical
          key={index}
          aria-hidden="true"
          className={`size-4 ${index < stars ? 'fill-brand text-brand' : 'text-line-strong'}`}
        />
      ))}
    </span>
  );
}

interface StarLineProps {
  starCup: StarCup;
  /** Completed sections whose stars are not known yet. */
  uncounted: number;
}

/** What the lesson has earned so far: stars, and the cup for all of them. */
export function StarLine({ starCup: { stars, most, cup }, uncounted }: StarLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm" data-testid="star-cup">
      <span className="inline-flex items-center gap-1.5">
        <Star aria-hidden="true" className="size-5 fill-brand text-brand" />
        {LESSON.stars(stars, most)}
      </span>
      {uncounted > 0 && <span className="text-muted">{LESSON.starsToCome(uncounted)}</span>}
      {cup && (
        <span className="inline-flex items-center gap-1.5 font-semibold text-brand-strong">
          <Trophy aria-hidden="true" className="size-5" />
          {LESSON.cup}
        </span>
      )}
    </p>
  );
}
