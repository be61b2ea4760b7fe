import { useParams } from 'react-router';
import { pageTitle } from '#src/messages/page-title.ts';
import { DeskNav } from '#src/shared/teacher-desk/desk-nav.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { ClassList } from '../components/class-list.tsx';
import { ClassView } from '../components/class-view.tsx';
import { LessonView } from '../components/lesson-view.tsx';
import { CLASSES } from '../messages/classes.ts';

/** A teacher's classes: all of them, one, or a lesson of one. */
export function Component() {
  const { id, lesson } = useParams();
  if (id === undefined)
    return (
      <Page>
        <title>{pageTitle(CLASSES.title)}</title>
        <PageHeader title={CLASSES.title} text={CLASSES.text} />
        <DeskNav />
        <ClassList />
      </Page>
    );
  return (
    <Page width="wide">
      <DeskNav />
      {lesson === undefined ? (
        <ClassView key={id} id={id} />
      ) : (
        <LessonView key={lesson} classId={id} id={lesson} />
      )}
    </Page>
  );
}
