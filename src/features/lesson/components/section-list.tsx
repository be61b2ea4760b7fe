import { Check, ChevronRight, CloudUpload } from 'lucide-react';
import { Link } from 'react-router';
import { LESSON } from '#src/messages/lesson.ts';
import { Badge } from '#src/ui/badge.tsx';
import { SECTION_ICONS } from '#src/ui/section-icons.ts';
import type { SectionState } from '../model/section-states.ts';
import { SectionStars } from './star-line.tsx';

function SectionRow({ item }: { item: SectionState }) {
  const { section, state, waiting, stars, href } = item;
  const Icon = state === 'done' ? Check : SECTION_ICONS[section.kind];
  const tint = state === 'done' ? 'bg-success-soft text-success' : 'bg-brand-soft text-brand-strong';
  return (
    <li className="relative flex items-center gap-4 p-4 first:rounded-t-card last:rounded-b-card hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <span aria-hidden="true" className={`grid size-11 shrink-0 place-items-center rounded-full ${tint}`}>
        <Icon className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className="font-semibold">
          <Link to={href} className="outline-none after:absolute after:inset-0">
            {section.title}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {LESSON.kinds[section.kind]} · {LESSON.minutes(section.minutes)} · {LESSON.states[state]}
          {stars !== null && <SectionStars stars={stars} />}
          {waiting && (
            <Badge tone="info" icon={CloudUpload}>
              {LESSON.waiting}
            </Badge>
          )}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </li>
  );
}

export const SectionList = ({ states }: { states: readonly SectionState[] }) => (
  <ol className="grid divide-y divide-line rounded-card border border-line bg-surface">
    {states.map((item) => (
      <SectionRow key={item.section.id} item={item} />
    ))}
  </ol>
);
