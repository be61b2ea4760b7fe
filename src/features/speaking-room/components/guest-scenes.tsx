import { Play, Square } from 'lucide-react';
import { useState } from 'react';
import { ExaminerFigure } from '#src/shared/speaking/examiner/examiner-figure.tsx';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { GUEST } from '../messages/speaking-guest.ts';
import { type Scene, useScene } from '../model/use-scene.ts';
import { SceneLines } from './scene-lines.tsx';

const PILL =
  'inline-flex min-h-11 cursor-pointer items-center rounded-control border border-line-strong px-4 py-2 text-pretty ' +
  'has-checked:border-brand-strong has-checked:bg-brand-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus';

const silence = (): number => 0;

interface GuestScenesProps {
  scenes: readonly [Scene, ...Scene[]];
  voice: ExaminerVoice;
}

/** Scenes of the room, played by the drawn examiner. */
export function GuestScenes({ scenes, voice }: GuestScenesProps) {
  const [chosen, setChosen] = useState(scenes[0].id);
  const { step, play, stop } = useScene(voice);
  const scene = scenes.find(({ id }) => id === chosen) ?? scenes[0];
  const isAnswering = step === 'answer';
  return (
    <section className="grid gap-4">
      <SectionHead title={GUEST.scenesTitle} />
      {scenes.length > 1 && (
        <fieldset>
          <legend className="sr-only">{GUEST.otherScenes}</legend>
          <div className="grid gap-2 sm:grid-cols-3">
            {scenes.map(({ id, title_vi }) => (
              <label key={id} className={PILL}>
                <input
                  type="radio"
                  name="scene"
                  className="sr-only"
                  checked={id === scene.id}
                  onChange={() => {
                    stop();
                    setChosen(id);
                  }}
                />
                {title_vi}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Card className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start sm:gap-6">
        <div className="grid justify-items-center gap-3">
          <ExaminerFigure
            level={isAnswering ? silence : voice.level}
            isListening={isAnswering}
            className="h-44 w-44"
          />
          {step === null ? (
            <Button icon={Play} onClick={() => void play(scene)}>
              {GUEST.play}
            </Button>
          ) : (
            <Button variant="secondary" icon={Square} onClick={stop}>
              {GUEST.stop}
            </Button>
          )}
        </div>
        <SceneLines key={scene.id} scene={scene} step={step} />
      </Card>
    </section>
  );
}
