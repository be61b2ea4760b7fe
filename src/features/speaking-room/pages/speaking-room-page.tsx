import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '#src/messages/page-title.ts';
import { SPEAKING_ROOM } from '#src/messages/speaking-room.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Page } from '#src/ui/page.tsx';
import { RoomHeader } from '../components/room-header.tsx';
import { RoomHome } from '../components/room-home.tsx';

const SpeakingStatistics = lazyPart(() => import('../components/speaking-statistics.tsx'));

/** The AI speaking room's landing page, and its statistics at `?view=statistics`. */
export function Component() {
  const [search] = useSearchParams();
  const isStatistics = search.get('view') === 'statistics';
  return (
    <Page>
      {isStatistics ? (
        <Suspense fallback={<LinesSkeleton />}>
          <SpeakingStatistics />
        </Suspense>
      ) : (
        <>
          <title>{pageTitle(SPEAKING_ROOM.title)}</title>
          <RoomHeader />
          <RoomHome />
        </>
      )}
    </Page>
  );
}
