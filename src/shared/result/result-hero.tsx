import { CircleAlert, Flag, Trophy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import type { Standing } from './standing.ts';
import { RESULT_HEAD } from './words.ts';

export interface HeroScore {
  /** The number as it is shown; a few characters. */
  words: string;
  /** What it counts. */
  unit: string;
  /** The range around it, in words. */
  range?: string;
  /** At or below band 5 or 50 of 100: said by a word, an icon and the colour. */
  isLow: boolean;
}

interface ResultHeroProps {
  title: string;
  score: HeroScore;
  /** Among the earlier ones; null while those are not known. */
  standing: Standing | null;
  /** What was learnt, in one line; a low number never stands without it. */
  learnt?: ReactNode;
  /** What else qualifies the number. */
  children?: ReactNode;
}

const STANDINGS = { first: Flag, best: Trophy } as const;

function StandingLine({ standing }: { standing: Standing | null }) {
  if (standing !== 'first' && standing !== 'best') return null;
  const Icon = STANDINGS[standing];
  return (
    <p className="flex items-center justify-center gap-2 font-semibold" data-testid="standing">
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {RESULT_HEAD[standing]}
    </p>
  );
}

/** The one number of a result on its surface, with its range, where it stands and what was learnt. */
export function ResultHero({ title, score, standing, learnt, children }: ResultHeroProps) {
  const id = useId();
  const { words, unit, range, isLow } = score;
  const surface = isLow ? 'from-brand-soft to-canvas text-ink' : 'from-hero to-hero-light text-on-hero';
  return (
    <section
      aria-labelledby={id}
      className={`grid justify-items-center gap-1 rounded-card bg-linear-to-b px-4 pt-5 pb-12 text-center sm:pt-7 sm:pb-14 ${surface}`}
    >
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <p className="grid justify-items-center">
        <span
          className={`font-semibold tabular-nums ${words.length > 5 ? 'text-3xl' : 'text-figure'} ${isLow ? 'text-danger' : ''}`}
          data-testid="score"
        >
          {words}
        </span>{' '}
        <span>{unit}</span>
      </p>
      {range && <p className="text-lg font-semibold tabular-nums">{range}</p>}
      {isLow && (
        <p>
          <Badge tone="error" icon={CircleAlert}>
            {RESULT_HEAD.weak}
          </Badge>
        </p>
      )}
      <StandingLine standing={standing} />
      {learnt && (
        <p className="max-w-prose text-pretty" data-testid="learnt">
          {learnt}
        </p>
      )}
      {children}
    </section>
  );
}
