import { useSearchParams } from 'react-router';
import { pageTitle } from '#src/messages/page-title.ts';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { OwnInterview } from '../components/own-interview.tsx';
import { SharedResult } from '../components/shared-result.tsx';
import { INTERVIEW } from '../messages/interview.ts';

/** The interview and its result; with `id`, the public result of somebody's. */
export function Component() {
  const id = useSearchParams()[0].get('id');
  const title = id === null ? INTERVIEW.title : INTERVIEW.result.shared;
  return (
    <Page>
      <title>{pageTitle(title)}</title>
      <PageHeader title={title} />
      {id === null ? <OwnInterview /> : <SharedResult key={id} id={id} />}
    </Page>
  );
}
