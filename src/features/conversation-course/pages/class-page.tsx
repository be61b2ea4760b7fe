import { useQueries } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { ConversationClass } from '#contract/conversation-course.ts';
import { href } from '#contract/href.ts';
import { todoSection } from '#rules/conversation/course-sections.ts';
import { CONVERSATION } from '#src/messages/conversation.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { useSession } from '#src/platform/session/session.ts';
import { courseClasses } from '#src/shared/queries/conversation-course.ts';
import { useSceneRecords } from '#src/shared/scenes/use-scene-records.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { CourseFailure } from '../components/course-failure.tsx';
import { SectionRow } from '../components/section-row.tsx';
import { CLASS, COURSE } from '../messages/course.ts';
import { classWith, doneOf } from '../model/course-progress.ts';
import { sectionPath } from '../model/section-path.ts';
import { useStanding } from '../model/use-standing.ts';

interface OneClassProps {
  one: ConversationClass;
  next: ConversationClass | undefined;
}

/** The way on: the next section of the class, or the next class. */
function WayOn({ one, next }: OneClassProps) {
  const section = todoSection([one]);
  if (section)
    return (
      <LinkButton to={sectionPath(section)} size="lg" icon={Play} className="sm:justify-self-start">
        {doneOf(one.sections) > 0 || section.is_begun ? COURSE.goOn : COURSE.begin}
      </LinkButton>
    );
  return (
    <>
      <Notice tone="success" title={CLASS.done}>
        <p className="text-pretty">{CLASS.doneText}</p>
      </Notice>
      {next && (
        <LinkButton
          to={href('conversationClass', { id: next.id })}
          size="lg"
          className="sm:justify-self-start"
        >
          {CLASS.next(next.title_vi)}
        </LinkButton>
      )}
    </>
  );
}

function OneClass({ one, next }: OneClassProps) {
  const { place, title_vi, text_vi, lines, sections } = one;
  const progress = CLASS.progress(doneOf(sections), sections.length);
  return (
    <>
      <title>{pageTitle(title_vi)}</title>
      <PageHeader
        title={title_vi}
        text={text_vi}
        back={{ to: href('conversation'), label: COURSE.backToCourse }}
      >
        <p className="text-sm font-semibold text-brand-strong">{CLASS.place(place)}</p>
      </PageHeader>
      <div className="grid gap-2">
        <p className="text-muted tabular-nums">{progress}</p>
        <ProgressBar value={doneOf(sections)} max={sections.length} label={progress} />
      </div>
      <WayOn one={one} next={next} />
      <section className="grid gap-3">
        <SectionHead title={CLASS.sections} />
        <ul className="grid gap-2">
          {sections.map((section) => (
            <SectionRow key={section.id} section={section} />
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <SectionHead title={CLASS.lines} />
        <ul className="grid gap-2 sm:grid-cols-2">
          {lines.map(({ text, vi }) => (
            <li key={text} className="rounded-card bg-sunk px-3.5 py-2">
              <span lang="en" className="block font-semibold">
                {text}
              </span>
              <span className="block text-sm text-muted">{vi}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Plain({ children }: { children: ReactNode }) {
  return (
    <>
      <title>{pageTitle(CONVERSATION.title)}</title>
      <PageHeader
        title={CONVERSATION.title}
        back={{ to: href('conversation'), label: COURSE.backToCourse }}
      />
      {children}
    </>
  );
}

/** Looks for the class in the courses of the levels that are open, that of the selected level first. */
function Found({ owner, id }: { owner: string; id: string }) {
  const { query, standing } = useStanding(owner);
  const records = useSceneRecords(owner);
  const open = (standing?.levels ?? []).filter(({ is_open }) => is_open);
  const courses = useQueries({ queries: open.map(({ course_id }) => courseClasses(course_id)) });
  const classes = courses
    .map(({ data }) => data?.classes ?? [])
    .find((list) => list.some((one) => one.id === id))
    ?.map((one) => classWith(one, records));
  const at = classes?.findIndex((one) => one.id === id) ?? -1;
  const one = classes?.[at];
  if (one) return <OneClass one={one} next={classes?.[at + 1]} />;
  const failed = query.isError ? query : courses.find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <Plain>
        <CourseFailure
          error={failed.error}
          isIntroductionWaiting={false}
          onRetry={() => void failed.refetch()}
        />
      </Plain>
    );
  if (!standing || courses.some(({ isPending }) => isPending))
    return (
      <Plain>
        <LinesSkeleton />
      </Plain>
    );
  return (
    <Plain>
      <EmptyState
        illustration="lost"
        title={CLASS.missingTitle}
        action={<LinkButton to={href('conversation')}>{COURSE.backToCourse}</LinkButton>}
      >
        {CLASS.missingText}
      </EmptyState>
    </Plain>
  );
}

/** One class of a course: its sections, and the way on. */
export function Component() {
  const { id = '' } = useParams();
  const owner = useSession(({ learnerId }) => learnerId);
  return <Page>{owner !== null && <Found key={id} owner={owner} id={id} />}</Page>;
}
