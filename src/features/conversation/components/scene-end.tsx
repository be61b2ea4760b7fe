import { RotateCcw } from 'lucide-react';
import type { Scene, SceneSummary } from '#contract/conversation.ts';
import { href } from '#contract/href.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { UnsavedAdvice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { useVip } from '#src/platform/session/vip.ts';
import { ToNextThing } from '#src/shared/lesson/to-next-thing.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { END, INTRO } from '../messages/scenes.ts';
import type { SceneSession } from '../model/scene-session.ts';
import { MissionList } from './mission-list.tsx';
import { SaidList } from './said-list.tsx';
import { TalkFacts } from './talk-facts.tsx';

interface SceneEndProps {
  owner: string;
  scene: Scene;
  session: SceneSession;
  next: SceneSummary | null;
  onAgain: () => void;
}

function Saved({ session: { save, saveAgain } }: Pick<SceneEndProps, 'session'>) {
  const isOnline = useConnectivity() === 'online';
  if (save.name === 'none') return null;
  if (save.name === 'saved')
    return (
      <div className="grid gap-1 text-sm text-muted">
        <p>{END.saved}</p>
        {!isOnline && <p>{END.savedOffline}</p>}
      </div>
    );
  return (
    <Notice tone="error">
      <p>
        <UnsavedAdvice what={END.saveFailed} error={save.error} />
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={saveAgain}>
        {END.saveAgain}
      </Button>
    </Notice>
  );
}

/** Back to the course, where the missions are ticked; those who have no course go back to the scenes. */
function Back({ owner, hasMissions }: { owner: string; hasMissions: boolean }) {
  const { conversation, introduced } = useVip(owner);
  if (!conversation && !introduced)
    return (
      <LinkButton variant="quiet" to={href('aiConversation')}>
        {END.list}
      </LinkButton>
    );
  return (
    <>
      <LinkButton variant="secondary" to={href('conversation')}>
        {END.course}
      </LinkButton>
      {hasMissions && (
        <LinkButton variant="quiet" to={href('conversation', {}, { view: 'missions' })}>
          {END.missions}
        </LinkButton>
      )}
    </>
  );
}

/** After the talk: what was reached, and where to go on. */
export function SceneEnd({ owner, scene, session, next, onAgain }: SceneEndProps) {
  const { talk, turn, voice } = session;
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 content-start gap-5 px-4 py-6">
      <div className="grid gap-2">
        <h2 className="text-2xl font-semibold">{turn.end === 'good' ? END.good : END.open}</h2>
        <p className="text-pretty">{turn.end === 'good' ? scene.goal_vi : END.openText}</p>
        {talk.isFree && <p className="text-pretty">{END.freely}</p>}
      </div>
      <TalkFacts talk={talk} />
      {scene.missions.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{INTRO.missions}</h3>
          <MissionList missions={scene.missions} done={talk.missions} />
        </section>
      )}
      <Saved session={session} />
      <div className="grid gap-2">
        {next ? (
          <LinkButton to={href('aiConversation', { id: next.id })}>{END.next(next.title_vi)}</LinkButton>
        ) : (
          <ToNextThing />
        )}
        <Button variant="secondary" icon={RotateCcw} onClick={onAgain}>
          {END.again}
        </Button>
        <Back owner={owner} hasMissions={talk.missions.length > 0} />
      </div>
      <details className="rounded-card border border-line bg-surface">
        <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">{END.log}</summary>
        <div className="px-4 pb-4">
          <SaidList said={talk.said} partner={scene.partner.name} voice={voice} />
        </div>
      </details>
    </div>
  );
}
