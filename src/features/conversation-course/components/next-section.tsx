import { Play } from 'lucide-react';
import { useId } from 'react';
import type { ConversationSection } from '#contract/conversation-course.ts';
import { href } from '#contract/href.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { COURSE } from '../messages/course.ts';
import { sectionPath } from '../model/section-path.ts';
import { SECTION_ICONS } from './section-icons.ts';

const FRAME = 'grid content-between gap-4 min-h-49';

export const NextPlaceholder = () => (
  <Loading>
    <Card className={FRAME}>
      <div className="grid gap-3">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-1/3" />
      </div>
      <Skeleton className="h-13 sm:w-56" />
    </Card>
  </Loading>
);

/** Nothing is left that the learner may do: they go round again, or see what VIP adds. */
const AllDone = ({ isLocked }: { isLocked: boolean }) => (
  <Card as="section" className={FRAME}>
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
  const id = useId();
  if (!section?.is_allowed) return <AllDone isLocked={section !== null} />;
  const { kind, title_vi, minutes, is_begun } = section;
  const Icon = SECTION_ICONS[kind];
  return (
    <Card as="section" className={FRAME}>
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <p className="text-sm font-semibold text-brand-strong">
            {is_begun ? COURSE.nextBegun : COURSE.nextNew}
          </p>
          <h2 id={id} className="text-xl font-semibold text-pretty">
            <span className="sr-only">{COURSE.nextTitle}: </span>
            {title_vi}
          </h2>
          <p className="text-muted tabular-nums">
            {COURSE.kinds[kind]} · {COURSE.minutes(minutes)}
            {of !== undefined && ` · ${COURSE.ofClass(of)}`}
          </p>
        </div>
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
          <Icon aria-hidden="true" className="size-7" />
        </span>
      </div>
      <LinkButton
        to={sectionPath(section)}
        size="lg"
        icon={Play}
        aria-describedby={id}
        className="sm:min-w-56 sm:justify-self-start"
      >
        {is_begun ? COURSE.goOn : COURSE.begin}
      </LinkButton>
    </Card>
  );
}
