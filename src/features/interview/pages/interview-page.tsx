import { useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { OwnInterview } from '../components/own-interview.tsx';
import { SharedResult } from '../components/shared-result.tsx';
import { INTERVIEW } from '../messages/interview.ts';

/** The interview and its result; with `id`, the public result of somebody's. */
export function Component() {
  const id = useSearchParams()[0].get('id');
  const signedIn = useSession((session) => session.learnerId !== null);
  const room = signedIn ? 'speakingRoom' : 'speakingRoomGuest';
  const title = id === null ? INTERVIEW.title : INTERVIEW.result.shared;
  return (
    <Page>
      <title>{pageTitle(title)}</title>
      <PageHeader title={title} back={{ to: href(room), label: INTERVIEW.back }} />
      {id === null ? <OwnInterview /> : <SharedResult key={id} id={id} />}
    </Page>
  );
}
