import { ChevronRight, CircleCheck, CloudUpload } from 'lucide-react';
import { Link } from 'react-router';
import { LESSON } from '#src/messages/lesson.ts';
import type { SectionState } from '#src/shared/lesson/section-states.ts';
import { Badge } from '#src/ui/badge.tsx';
import { SECTION_ICONS } from '#src/ui/section-icons.ts';
import { SkillMarks, SkillTile } from '#src/ui/skill-pictures.tsx';
import { SectionStars } from './star-line.tsx';

const LOOKS = {
  todo: '',
  begun: 'font-semibold text-brand-strong',
  done: 'font-semibold text-success',
} as const;

const State = ({ state }: Pick<SectionState, 'state'>) => (
  <span className={`inline-flex items-center gap-1 ${LOOKS[state]}`}>
    {state === 'done' && <CircleCheck aria-hidden="true" className="size-4" />}
    {LESSON.states[state]}
  </span>
);

function SectionRow({ item }: { item: SectionState }) {
  const { section, state, waiting, stars, href } = item;
  return (
    <li className="relative flex items-center gap-4 p-4 first:rounded-t-card last:rounded-b-card hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <SkillTile skill={section.skills?.[0]} icon={SECTION_ICONS[section.kind]} />
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className="font-semibold">
          <Link to={href} className="outline-none after:absolute after:inset-0">
            {section.title}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {LESSON.kinds[section.kind]} · {LESSON.minutes(section.minutes)}
          <SkillMarks skills={section.skills ?? []} />
          <State state={state} />
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
