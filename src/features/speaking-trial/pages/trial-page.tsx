import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Trial } from '../components/trial.tsx';
import { TRIAL } from '../messages/trial.ts';

/** The speaking trial, which needs no account: free topics, three questions, a survey and the result. */
export function Component() {
  return (
    <Page>
      <title>{pageTitle(TRIAL.title)}</title>
      <PageHeader title={TRIAL.title} back={{ to: href('speakingRoomGuest'), label: TRIAL.back }} />
      <Trial />
    </Page>
  );
}
