import { MessageCircle, Play } from 'lucide-react';
import { ACTIVATION_STATUS } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import { courseEntry } from '#rules/course/course-entry.ts';
import { COURSE } from '#src/messages/course.ts';
import { openAdvice } from '#src/platform/session/advice-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { CourseCover } from '#src/ui/course-cover.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { OVERVIEW } from '../messages/course-offer.ts';
import { type CourseInfos, levelName } from '../model/course-state.ts';
import { CourseBadge } from './course-badge.tsx';
import { CourseContents } from './course-contents.tsx';
import { LessonOutline } from './lesson-outline.tsx';

interface OverviewViewProps {
  infos: CourseInfos;
  /** Called when an open lesson is entered. */
  onTry: () => void;
}

/** The next step: enter the course if possible, else request advice. */
function Actions({ infos, onTry }: OverviewViewProps) {
  const entry = courseEntry(infos);
  if (entry !== 'closed') {
    return (
      <LinkButton
        to={href('course', { id: infos.id })}
        size="lg"
        icon={Play}
        className="justify-self-start max-sm:w-full"
      >
        {entry === 'open' ? OVERVIEW.enter : OVERVIEW.start}
      </LinkButton>
    );
  }
  const trial = infos.lessons.find(({ is_trial }) => is_trial);
  const isOver = infos.course_activation_status === ACTIVATION_STATUS.expired;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        size="lg"
        icon={MessageCircle}
        aria-haspopup="dialog"
        className="max-sm:w-full"
        onClick={openAdvice}
      >
        {isOver ? OVERVIEW.renew : OVERVIEW.advice}
      </Button>
      {trial && (
        <LinkButton
          to={href('lesson', { id: trial.id })}
          size="lg"
          variant="secondary"
          className="max-sm:w-full"
          onClick={onTry}
        >
          {OVERVIEW.tryLesson}
        </LinkButton>
      )}
    </div>
  );
}

/** Overview of a course for a prospective learner. */
export function OverviewView({ infos, onTry }: OverviewViewProps) {
  const signedIn = useSession((session) => session.token !== null);
  const level = levelName(infos.level);
  const hasTrial = courseEntry(infos) === 'closed' && infos.lessons.some(({ is_trial }) => is_trial);
  return (
    <>
      <PageHeader
        title={infos.name}
        text={infos.summary}
        cover={<CourseCover id={infos.id} level={infos.level} className="h-32 w-full rounded-card sm:h-44" />}
        back={
          signedIn
            ? { to: href('myCourses'), label: COURSE.myTitle }
            : { to: href('home'), label: COURSE.name }
        }
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <CourseBadge course={infos} />
          {level && <span>{COURSE.level(level)}</span>}
          <span>{COURSE.lessons(infos.lesson_count)}</span>
          <span>{OVERVIEW.minutes(infos.minutes)}</span>
        </p>
      </PageHeader>
      <Actions infos={infos} onTry={onTry} />
      <section className="grid gap-4">
        <SectionHead title={OVERVIEW.inside} />
        <CourseContents infos={infos} />
      </section>
      <section className="grid gap-4">
        <SectionHead title={OVERVIEW.teaches} />
        <Prose markdown={infos.description} />
      </section>
      <section className="grid gap-4">
        <SectionHead title={OVERVIEW.lessons} />
        {hasTrial && <p className="text-muted">{OVERVIEW.trialNote}</p>}
        <LessonOutline infos={infos} onTry={onTry} />
      </section>
    </>
  );
}
