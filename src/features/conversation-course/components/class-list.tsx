import { ChevronDown, Lock } from 'lucide-react';
import { useId } from 'react';
import type { ConversationClass } from '#contract/conversation-course.ts';
import { href } from '#contract/href.ts';
import { Badge } from '#src/ui/badge.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { CLASS, COURSE } from '../messages/course.ts';
import { doneOf } from '../model/course-progress.ts';
import { SectionRow } from './section-row.tsx';

interface ClassListProps {
  classes: readonly ConversationClass[];
  /** The class of the next section, which is open from the start. */
  open: string | null;
  isVip: boolean;
}

interface ClassRowProps {
  one: ConversationClass;
  isOpen: boolean;
  isVip: boolean;
}

function ClassRow({
  one: { id, place, title_vi, text_vi, is_allowed, sections },
  isOpen,
  isVip,
}: ClassRowProps) {
  const heading = useId();
  const done = doneOf(sections);
  const words = COURSE.classProgress(done, sections.length);
  return (
    <li className="mb-3 break-inside-avoid rounded-card border border-line bg-surface">
      <details className="group" open={isOpen}>
        <summary className="flex min-h-18 cursor-pointer items-center gap-3 rounded-card p-3.5 hover:bg-sunk">
          <ProgressRing value={done} max={sections.length} label={words} size="sm">
            <span className="text-sm">{place}</span>
          </ProgressRing>
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span id={heading} className="font-semibold text-pretty">
              {title_vi}
            </span>
            <span className="text-sm text-muted tabular-nums">{words}</span>
          </span>
          {!is_allowed && (
            <Badge icon={Lock}>
              <span className="max-sm:sr-only">{COURSE.locked}</span>
            </Badge>
          )}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-3 px-3.5 pb-3.5">
          <p className="text-muted text-pretty">{text_vi}</p>
          <ul aria-label={COURSE.sectionsOf(title_vi)} className="grid gap-2">
            {sections.map((section) => (
              <SectionRow key={section.id} section={section} />
            ))}
          </ul>
          {isVip && (
            <LinkButton
              variant="quiet"
              to={href('conversationClass', { id })}
              aria-describedby={heading}
              className="-ml-3 justify-self-start"
            >
              {COURSE.openClass}
            </LinkButton>
          )}
          {!is_allowed && (
            <LinkButton variant="secondary" to={href('conversationGuest')} className="justify-self-start">
              {COURSE.seeVip}
            </LinkButton>
          )}
        </div>
      </details>
    </li>
  );
}

/** The classes of a level; only that of the next section is open. */
export const ClassList = ({ classes, open, isVip }: ClassListProps) => (
  <section className="grid gap-3">
    <SectionHead title={COURSE.classesTitle} />
    <ol aria-label={CLASS.all} className="gap-3 lg:columns-2">
      {classes.map((one) => (
        <ClassRow key={one.id} one={one} isOpen={one.id === open} isVip={isVip} />
      ))}
    </ol>
  </section>
);
