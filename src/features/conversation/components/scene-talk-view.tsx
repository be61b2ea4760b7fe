import { Bot } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Scene } from '#contract/conversation.ts';
import { ExaminerFigure } from '#src/shared/speaking/examiner/examiner-figure.tsx';
import { Button } from '#src/ui/button.tsx';
import { FREE, TALK } from '../messages/scenes.ts';
import type { SceneSession } from '../model/scene-session.ts';
import { FreeTurn } from './free-turn.tsx';
import { LearnerTurn } from './learner-turn.tsx';
import { MissionList } from './mission-list.tsx';
import { SaidList } from './said-list.tsx';

interface SceneTalkViewProps {
  owner: string;
  scene: Scene;
  session: SceneSession;
  /** What was said here on another device meanwhile. */
  elsewhere: ReactNode;
  /** The talk is over, and its result is to be seen. */
  onFinish: () => void;
}

/** The learner's turn, freely or as the scene is written. */
function OwnTurn({
  owner,
  session,
  partner,
}: Pick<SceneTalkViewProps, 'owner' | 'session'> & { partner: string }) {
  const { talk, free } = session;
  if (free) return <FreeTurn owner={owner} session={session} free={free} partner={partner} />;
  return <LearnerTurn key={`${talk.turnId}:${talk.turns}`} session={session} partner={partner} />;
}

/** The talk: partner, missions, what was said, and the learner's turn, which stays in view. */
export function SceneTalkView({ owner, scene, session, elsewhere, onFinish }: SceneTalkViewProps) {
  const { talk, turn, take, voice } = session;
  const end = useRef<HTMLDivElement>(null);
  const count = talk.said.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line brings the end into view
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  return (
    <div data-talking className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-4 px-4 py-4">
      <div className="flex items-start gap-4">
        <ExaminerFigure
          level={voice.level}
          isListening={take.name === 'recording'}
          name={scene.partner.name}
          className="w-24 shrink-0"
        />
        {scene.missions.length > 0 && (
          <section className="grid gap-1 text-sm">
            <h2 className="font-semibold">{TALK.missions}</h2>
            <MissionList missions={scene.missions} done={talk.missions} />
          </section>
        )}
      </div>
      {session.free && (
        <p role="note" className="flex items-center gap-2 rounded-control bg-sunk px-3 py-2 text-sm">
          <Bot aria-hidden="true" className="size-5 shrink-0" />
          {FREE.marked(scene.partner.name)}
        </p>
      )}
      {elsewhere}
      <SaidList said={talk.said} partner={scene.partner.name} voice={voice} />
      <div ref={end} className="mt-auto scroll-mb-4 border-t border-line pt-4">
        {turn.end === null ? (
          <OwnTurn owner={owner} session={session} partner={scene.partner.name} />
        ) : (
          <div className="grid">
            <Button size="lg" onClick={onFinish}>
              {TALK.finish}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
