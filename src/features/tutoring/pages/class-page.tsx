import { useParams } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { ClassList } from '../components/class-list.tsx';
import { ClassView } from '../components/class-view.tsx';
import { TUTORING } from '../messages/tutoring.ts';

/** One class; without its id, the list to choose from. */
export function Component() {
  const { classId } = useParams();
  return (
    <Page>
      {classId === undefined ? (
        <>
          <title>{pageTitle(TUTORING.classTitle)}</title>
          <PageHeader title={TUTORING.classTitle} text={TUTORING.text} />
          <ClassList />
        </>
      ) : (
        <ClassView key={classId} classId={classId} back={href('tutor', {}, { source: 'web' })} />
      )}
    </Page>
  );
}
