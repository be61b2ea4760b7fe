import type { ConversationSection } from '#contract/conversation-course.ts';
import { href } from '#contract/href.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { NextCard } from '#src/ui/next-card.tsx';
import { COURSE } from '../messages/course.ts';
import { sectionPath } from '../model/section-path.ts';
import { SECTION_ICONS } from './section-icons.ts';

/** Nothing is left that the learner may do: they go round again, or see what VIP adds. */
const AllDone = ({ isLocked }: { isLocked: boolean }) => (
  <Card as="section" className="grid min-h-49 content-between gap-4">
    <div className="grid gap-1">
      <h2 className="text-xl font-semibold text-pretty">{COURSE.allDone}</h2>
      <p className="text-muted text-pretty">{isLocked ? COURSE.allDoneFree : COURSE.allDoneText}</p>
    </div>
    {isLocked && (
      <LinkButton variant="secondary" to={href('conversationGuest')} className="sm:justify-self-start">
        {COURSE.seeVip}
      </LinkButton>
    )}
  </Card>
);

interface NextSectionProps {
  section: ConversationSection | null;
  /** Title of its class, where that is known. */
  of: string | undefined;
}

/** The one thing to do next, with the page's primary action. */
export function NextSection({ section, of }: NextSectionProps) {
  if (!section?.is_allowed) return <AllDone isLocked={section !== null} />;
  const { kind, title_vi, minutes, is_begun } = section;
  const Icon = SECTION_ICONS[kind];
  const ofClass = of === undefined ? '' : ` · ${COURSE.ofClass(of)}`;
  return (
    <NextCard
      eyebrow={is_begun ? COURSE.nextBegun : COURSE.nextNew}
      name={COURSE.nextTitle}
      title={title_vi}
      facts={`${COURSE.kinds[kind]} · ${COURSE.minutes(minutes)}${ofClass}`}
      drawing={
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
          <Icon aria-hidden="true" className="size-7" />
        </span>
      }
      to={sectionPath(section)}
      action={is_begun ? COURSE.goOn : COURSE.begin}
    />
  );
}
