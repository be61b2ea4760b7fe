import { CircleCheck, CircleDashed, CircleDot, Lock, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { ConversationSection } from '#contract/conversation-course.ts';
import { COURSE } from '../messages/course.ts';
import { sectionPath } from '../model/section-path.ts';
import { SECTION_ICONS } from './section-icons.ts';

interface State {
  Icon: LucideIcon;
  label: string;
  tone: string;
}

function stateOf({ is_done, is_begun, is_allowed }: ConversationSection): State {
  if (is_done) return { Icon: CircleCheck, label: COURSE.done, tone: 'text-success' };
  if (!is_allowed) return { Icon: Lock, label: COURSE.locked, tone: 'text-muted' };
  return is_begun
    ? { Icon: CircleDot, label: COURSE.begun, tone: 'text-warning' }
    : { Icon: CircleDashed, label: COURSE.notDone, tone: 'text-muted' };
}

function Content({ section }: { section: ConversationSection }) {
  const { kind, title_vi, minutes } = section;
  const Icon = SECTION_ICONS[kind];
  const { Icon: StateIcon, label, tone } = stateOf(section);
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold text-pretty">{title_vi}</span>
        <span className="text-sm text-muted tabular-nums">
          {COURSE.kinds[kind]} · {COURSE.minutes(minutes)}
        </span>
      </span>
      <span className={`flex shrink-0 items-center gap-1.5 text-sm font-semibold ${tone}`}>
        <StateIcon aria-hidden="true" className="size-5 shrink-0" />
        <span className="max-sm:sr-only">{label}</span>
      </span>
    </>
  );
}

const SHAPE = 'flex min-h-16 items-center gap-3 rounded-control border border-line bg-surface px-3.5 py-2.5';

/** A section in a list: what it is, how long it takes, its state. What is locked is no link. */
export const SectionRow = ({ section }: { section: ConversationSection }) => (
  <li data-section={section.id}>
    {section.is_allowed ? (
      <Link to={sectionPath(section)} className={`${SHAPE} hover:border-line-strong`}>
        <Content section={section} />
      </Link>
    ) : (
      <div className={SHAPE}>
        <Content section={section} />
      </div>
    )}
  </li>
);
