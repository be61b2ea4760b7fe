import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { Scene } from '#contract/conversation.ts';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { SyncIndicator } from '#src/platform/outbox/screen/sync-indicator.tsx';
import { useSession } from '#src/platform/session/session.ts';
import { useVip } from '#src/platform/session/vip.ts';
import { sceneList, sceneQuery } from '#src/shared/queries/scenes.ts';
import { nextScene } from '#src/shared/scenes/scene-records.ts';
import { useSceneRecords } from '#src/shared/scenes/use-scene-records.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { useFromTop } from '#src/ui/use-from-top.ts';
import { SceneEnd } from '../components/scene-end.tsx';
import { SceneIntro } from '../components/scene-intro.tsx';
import { SceneList } from '../components/scene-list.tsx';
import { SceneTalkView } from '../components/scene-talk-view.tsx';
import { ElsewhereNotice } from '../components/talk-elsewhere.tsx';
import { SCENES } from '../messages/scenes.ts';
import { useSceneSession } from '../model/use-scene-session.ts';
import { useTalkElsewhere } from '../model/use-talk-elsewhere.ts';

function Scenes({ owner }: { owner: string }) {
  const scenes = useQuery(sceneList());
  const records = useSceneRecords(owner);
  const { conversation, introduced } = useVip(owner);
  const back =
    conversation || introduced
      ? { back: href('conversation'), backLabel: SCENES.backToCourse }
      : { back: href('speakingRoom'), backLabel: SCENES.back };
  return (
    <>
      <BareHeader title={SCENES.name} {...back}>
        <SyncIndicator />
      </BareHeader>
      <div className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-5">
        <p className="text-pretty">{SCENES.text}</p>
        <Loaded query={scenes} offlineText={SCENES.loadText}>
          {(data) => <SceneList scenes={data.scenes} records={records} />}
        </Loaded>
      </div>
    </>
  );
}

interface SessionProps {
  owner: string;
  scene: Scene;
  elsewhere: ReturnType<typeof useTalkElsewhere>;
}

function Session({ owner, scene, elsewhere: { enter, take, again, brought, offered } }: SessionProps) {
  const records = useSceneRecords(owner);
  const record = records.get(scene.id);
  const session = useSceneSession(owner, scene, record);
  const [isFinished, setFinished] = useState(false);
  const isEntered = session.stage.name !== 'intro';
  useFromTop(isEntered ? (isFinished ? 'end' : 'talk') : 'intro');
  useEffect(() => {
    if (isEntered) enter();
  }, [isEntered, enter]);
  const { data } = useQuery(sceneList());
  const shown = { owner, scene, session };
  const elsewhere = <ElsewhereNotice brought={brought} offered={offered} onTake={take} />;
  if (!isEntered) return <SceneIntro {...shown} record={record} elsewhere={elsewhere} />;
  if (isFinished)
    return <SceneEnd {...shown} next={nextScene(data?.scenes ?? [], records, scene.id)} onAgain={again} />;
  return <SceneTalkView {...shown} elsewhere={elsewhere} onFinish={() => setFinished(true)} />;
}

/** A scene that is not free leads to the page that says what is; one that was withdrawn, to the others. */
function SceneFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.failure.code : null;
  if (code === 'CONVERSATION_NOT_ALLOWED')
    return (
      <EmptyState
        illustration="thinking"
        heading="h2"
        title={SCENES.closedTitle}
        action={<LinkButton to={href('conversationGuest')}>{SCENES.closedAction}</LinkButton>}
      >
        {error?.message}
      </EmptyState>
    );
  if (code === 'NOT_FOUND')
    return (
      <EmptyState
        illustration="thinking"
        heading="h2"
        title={SCENES.goneTitle}
        action={<LinkButton to={href('aiConversation')}>{SCENES.toList}</LinkButton>}
      >
        {SCENES.goneText}
      </EmptyState>
    );
  return <FailureState heading="h2" error={error} offlineText={SCENES.loadText} onRetry={onRetry} />;
}

function OneScene({ owner, id }: { owner: string; id: string }) {
  const query = useQuery(sceneQuery(id));
  const title = query.data?.title_vi ?? SCENES.name;
  const elsewhere = useTalkElsewhere(owner, id, title);
  return (
    <>
      <title>{pageTitle(title)}</title>
      <BareHeader title={title} back={href('aiConversation')} backLabel={SCENES.backToList}>
        <SyncIndicator />
      </BareHeader>
      <Loaded query={query} failed={(error, retry) => <SceneFailure error={error} onRetry={retry} />}>
        {(scene) =>
          elsewhere.isReady ? (
            <Session key={elsewhere.run} owner={owner} scene={scene} elsewhere={elsewhere} />
          ) : (
            <LinesSkeleton />
          )
        }
      </Loaded>
    </>
  );
}

/** The scenes, or one of them to talk through. */
export function Component() {
  const { id } = useParams();
  const owner = useSession((session) => session.learnerId);
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col">
      <title>{pageTitle(SCENES.name)}</title>
      {owner !== null &&
        (id === undefined ? <Scenes owner={owner} /> : <OneScene key={id} owner={owner} id={id} />)}
    </main>
  );
}
