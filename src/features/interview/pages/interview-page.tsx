import { useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { SyncIndicator } from '#src/platform/outbox/screen/sync-indicator.tsx';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { OwnInterview } from '../components/own-interview.tsx';
import { SharedResult } from '../components/shared-result.tsx';
import { INTERVIEW } from '../messages/interview.ts';

/** The interview and its result; with `id`, the public result of somebody's. */
export function Component() {
  const id = useSearchParams()[0].get('id');
  const [title, short] =
    id === null ? [INTERVIEW.title, INTERVIEW.short] : [INTERVIEW.result.shared, INTERVIEW.result.short];
  return (
    <main id="main" className="min-h-dvh pb-10">
      <title>{pageTitle(title)}</title>
      <BareHeader title={short} back={href('home')} backLabel={INTERVIEW.back}>
        <SyncIndicator />
      </BareHeader>
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6">
        {id === null ? <OwnInterview /> : <SharedResult key={id} id={id} />}
      </div>
    </main>
  );
}
