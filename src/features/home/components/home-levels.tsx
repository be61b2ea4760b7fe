import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { HOME } from '#src/messages/home.ts';
import { bandsOf, LEVELS } from '#src/messages/levels.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { SectionLink } from './section-link.tsx';

/** The five levels, each linked to its part of the roadmap. */
export const HomeLevels = () => (
  <section className="grid gap-4">
    <SectionHead
      title={HOME.levelsTitle}
      end={<SectionLink to={href('roadmap')}>{HOME.levelsAll}</SectionLink>}
    />
    <ol className="divide-y divide-line rounded-card border border-line bg-surface lg:grid lg:grid-cols-5 lg:divide-x lg:divide-y-0">
      {LEVELS.map((facts) => (
        <li key={facts.level}>
          <Link
            to={`${href('roadmap')}#trinh-do-${facts.level}`}
            className="flex h-full items-start gap-x-4 gap-y-1 rounded-control px-4 py-3 -outline-offset-2 hover:bg-sunk lg:flex-col lg:py-4"
          >
            <span className="grid min-w-0 flex-1 gap-0.5 lg:flex-none">
              <span className="font-semibold">{facts.name}</span>
              <span className="text-sm text-muted text-pretty">{facts.who}</span>
            </span>
            <span className="shrink-0 text-sm font-semibold whitespace-nowrap text-brand-strong tabular-nums lg:order-first">
              {bandsOf(facts)}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </section>
);
