import { useState } from 'react';
import type { SpokenLine } from '#contract/speaking.ts';
import { Button } from '#src/ui/button.tsx';
import { GUEST } from '../messages/speaking-guest.ts';
import type { Scene, SceneStep } from '../model/use-scene.ts';

/** A line of the conversation; the one that is being said stands out, by its border as well. */
const lineClass = (isNow: boolean): string =>
  `grid gap-1 border-l-4 py-1 pl-3 ${isNow ? 'border-brand bg-brand-soft' : 'border-line'}`;

interface ExaminerLineProps {
  name: string;
  line: SpokenLine;
  isNow: boolean;
}

function ExaminerLine({ name, line, isNow }: ExaminerLineProps) {
  const [isShown, setShown] = useState(false);
  return (
    <li className={lineClass(isNow)} aria-current={isNow || undefined}>
      <p className="text-sm font-semibold text-muted">{name}</p>
      <p lang="en" className="text-pretty">
        {line.text}
      </p>
      {isShown && <p className="text-muted text-pretty">{line.vi}</p>}
      <Button
        variant="quiet"
        className="-ml-3 justify-self-start px-3 text-sm"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? GUEST.hideMeaning : GUEST.meaning}
      </Button>
    </li>
  );
}

/** What is said in a scene. */
export const SceneLines = ({ scene, step }: { scene: Scene; step: SceneStep | null }) => (
  <ol className="grid gap-3">
    <ExaminerLine name={GUEST.question} line={scene.question} isNow={step === 'question'} />
    <li className={lineClass(step === 'answer')} aria-current={step === 'answer' || undefined}>
      <p className="text-sm font-semibold text-muted">{GUEST.answer(scene.answer.band)}</p>
      <p lang="en" className="text-pretty">
        {scene.answer.text}
      </p>
    </li>
    {scene.follow_up && (
      <ExaminerLine name={GUEST.followUp} line={scene.follow_up} isNow={step === 'follow_up'} />
    )}
  </ol>
);
