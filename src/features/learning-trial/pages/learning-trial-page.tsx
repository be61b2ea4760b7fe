import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { LearningTrial } from '../components/learning-trial.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';

/** A first lesson as a chat, which needs no account, with its report. */
export function Component() {
  return (
    <Page>
      <title>{pageTitle(LEARNING_TRIAL.title)}</title>
      <PageHeader
        title={LEARNING_TRIAL.title}
        back={{ to: href('trialClass'), label: LEARNING_TRIAL.back }}
      />
      <LearningTrial />
    </Page>
  );
}
