import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { SyncIndicator } from '#src/platform/outbox/screen/sync-indicator.tsx';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { Trial } from '../components/trial.tsx';
import { TRIAL } from '../messages/trial.ts';

/** The speaking trial, which needs no account: free topics, three questions, a survey and the result. */
export function Component() {
  return (
    <main id="main" className="min-h-dvh pb-10">
      <title>{pageTitle(TRIAL.title)}</title>
      <BareHeader title={TRIAL.short} back={href('speakingRoomGuest')} backLabel={TRIAL.back}>
        <SyncIndicator />
      </BareHeader>
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6">
        <Trial />
      </div>
    </main>
  );
}
