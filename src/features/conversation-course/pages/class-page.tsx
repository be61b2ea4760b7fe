import { Play } from 'lucide-react';
import { useParams } from 'react-router';
import { href } from '#contract/href.ts';
import { todoSection } from '#rules/conversation/course-sections.ts';
import { CONVERSATION } from '#src/messages/conversation.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { useSession } from '#src/platform/session/session.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { ClassMissing } from '../components/class-missing.tsx';
import { SectionRow } from '../components/section-row.tsx';
import { CLASS, COURSE } from '../messages/course.ts';
import { doneOf } from '../model/course-progress.ts';
import { sectionPath } from '../model/section-path.ts';
import { type FoundClass, useClass } from '../model/use-class.ts';

/** The way on: the next section of the class, or the next class. */
function WayOn({ one, next }: FoundClass) {
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

function OneClass({ one, next }: FoundClass) {
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
            <li key={text} className="rounded-control bg-sunk px-3.5 py-2">
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

function Found({ owner, id }: { owner: string; id: string }) {
  const { found, ...rest } = useClass(owner, id);
  if (found) return <OneClass {...found} />;
  return (
    <>
      <title>{pageTitle(CONVERSATION.title)}</title>
      <PageHeader
        title={CONVERSATION.title}
        back={{ to: href('conversation'), label: COURSE.backToCourse }}
      />
      <ClassMissing {...rest} />
    </>
  );
}

/** One class of a course: its sections, and the way on. */
export function Component() {
  const { id = '' } = useParams();
  const owner = useSession(({ learnerId }) => learnerId);
  return <Page>{owner !== null && <Found key={id} owner={owner} id={id} />}</Page>;
}
