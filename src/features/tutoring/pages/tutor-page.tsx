import { useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { ClassList } from '../components/class-list.tsx';
import { ClassView } from '../components/class-view.tsx';
import { TUTORING } from '../messages/tutoring.ts';

/** The learner's classes; in the embedded view, which must not leave this page, also one of them (`?class=`). */
export function Component() {
  const [search] = useSearchParams();
  const classId = search.get('class');
  const origin = search.get('origin');
  if (classId !== null)
    return (
      <Page>
        <ClassView
          key={classId}
          classId={classId}
          back={href('tutor', {}, origin === null ? {} : { origin })}
        />
      </Page>
    );
  return (
    <Page>
      <title>{pageTitle(TUTORING.title)}</title>
      <PageHeader title={TUTORING.title} text={TUTORING.text} />
      <ClassList />
    </Page>
  );
}
