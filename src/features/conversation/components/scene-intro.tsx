import { DoorOpen, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Scene, SceneRecord } from '#contract/conversation.ts';
import { SpeechModelOffer } from '#src/shared/reading-report/speech-model-offer.tsx';
import { HeardLines } from '#src/shared/scenes/heard-lines.tsx';
import { ExaminerFigure } from '#src/shared/speaking/examiner/examiner-figure.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { INTRO } from '../messages/scenes.ts';
import type { SceneSession } from '../model/scene-session.ts';
import { FreeOffer } from './free-offer.tsx';
import { LastVisit } from './last-visit.tsx';
import { MissionList } from './mission-list.tsx';
import { WhoHears } from './who-hears.tsx';

interface SceneIntroProps {
  owner: string;
  scene: Scene;
  session: SceneSession;
  /** What became of the visits before; undefined: none. */
  record: SceneRecord | undefined;
  /** What was said here on another device. */
  elsewhere: ReactNode;
}

/** Phrases that may be needed, each to be heard. */
function UsefulPhrases({ useful, voice }: Pick<Scene, 'useful'> & Pick<SceneSession, 'voice'>) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{INTRO.useful}</h3>
      <HeardLines lines={useful} voice={voice} hear={INTRO.hear} />
    </section>
  );
}

/** Before the talk: where one is, with whom, and what one wants. */
export function SceneIntro({ owner, scene, session, record, elsewhere }: SceneIntroProps) {
  const { partner, situation_vi, goal_vi, missions, useful } = scene;
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 content-start gap-5 px-4 py-4">
      <ExaminerFigure
        level={session.voice.level}
        isListening={false}
        name={partner.name}
        className="mx-auto w-40"
      />
      <div className="grid gap-1">
        <h2 className="text-xl font-semibold">{scene.title_vi}</h2>
        <p lang="en" className="text-sm text-muted">
          {scene.title}
        </p>
      </div>
      <LastVisit scene={scene} record={record} />
      <p className="text-pretty">{situation_vi}</p>
      <p className="text-pretty">{INTRO.partner(partner.name, partner.role_vi)}</p>
      <section className="grid gap-1">
        <h3 className="font-semibold">{INTRO.goal}</h3>
        <p className="text-pretty">{goal_vi}</p>
      </section>
      {missions.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{INTRO.missions}</h3>
          <p className="text-sm text-muted">{INTRO.missionsText}</p>
          <MissionList missions={missions} done={session.talk.missions} />
        </section>
      )}
      {elsewhere}
      {session.isChanged && <Notice tone="info">{INTRO.changed}</Notice>}
      <SpeechModelOffer owner={owner} hears />
      <div className="grid gap-2">
        <Button size="lg" icon={DoorOpen} onClick={session.enter}>
          {session.isResumed ? INTRO.goOn : INTRO.enter}
        </Button>
        {session.isResumed && (
          <Button variant="quiet" icon={RotateCcw} onClick={session.afresh}>
            {INTRO.afresh}
          </Button>
        )}
        <WhoHears owner={owner} />
      </div>
      <FreeOffer owner={owner} partner={partner.name} onEnter={session.enterFreely} />
      {useful.length > 0 && <UsefulPhrases useful={useful} voice={session.voice} />}
    </div>
  );
}
