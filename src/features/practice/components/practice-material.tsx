import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { LISTENING } from '#src/messages/listening.ts';
import { Player } from '#src/shared/listening/player.tsx';
import { PassagePanel } from './passage-panel.tsx';

type Practice = ResponseOf<typeof ENDPOINTS.practice.listQuestion>['practice'];

/** What the questions are based on: a passage, a recording. */
export function PracticeMaterial({ practice: { passage, audio } }: { practice: Practice }) {
  return (
    <>
      {passage && <PassagePanel passage={passage} />}
      {audio && (
        <div className="sticky top-(--header-height) z-10 grid content-start gap-2 self-start bg-canvas pb-2">
          <Player src={audio.src} seconds={audio.seconds} />
          <p className="text-sm text-muted">{LISTENING.practiceHint}</p>
        </div>
      )}
    </>
  );
}
