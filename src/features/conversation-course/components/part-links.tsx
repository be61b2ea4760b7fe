import { AudioLines, ChevronRight, Layers, ListChecks, type LucideIcon, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { COURSE, PARTS } from '../messages/course.ts';
import type { PartName } from './part-view.tsx';

const ICONS: Record<PartName, LucideIcon> = {
  missions: ListChecks,
  rooms: MessagesSquare,
  sounds: AudioLines,
  categories: Layers,
};
const NAMES = ['missions', 'rooms', 'sounds', 'categories'] as const;

/** The ways to the other parts of the course. */
export const PartLinks = () => (
  <nav aria-label={COURSE.moreTitle} className="grid gap-3">
    <SectionHead title={COURSE.moreTitle} />
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {NAMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <li key={name} className="grid">
            <Link
              to={href('conversation', {}, { view: name })}
              className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-surface px-4 py-3 font-semibold hover:border-line-strong"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
              <span className="flex-1">{PARTS[name].title}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        );
      })}
    </ul>
  </nav>
);
