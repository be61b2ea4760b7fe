import { useMemo, useState } from 'react';
import type { Scene, SceneTurn } from '#contract/conversation.ts';
import { type Answered, answerTurn, beginTalk, fittingAnswers } from '#rules/conversation/scene-talk.ts';
import { storeAnswers, storedAnswers } from './stored-answers.ts';

/**
 * The answers, kept on the device until the talk is over, and the talk that follows from them. `isChanged`: some were to
 * an older version of the scene and are left out.
 */
export function useStoredTalk(owner: string, scene: Scene, opening: SceneTurn['say']) {
  const place = { owner, sceneId: scene.id };
  const [stored] = useState(() => storedAnswers(place));
  const [answers, setAnswers] = useState(() => fittingAnswers(scene, stored));
  const [isChanged] = useState(answers.length < stored.length);
  const talk = useMemo(
    () => answers.reduce((so, answered) => answerTurn(scene, so, answered), beginTalk(scene, opening)),
    [answers, scene, opening],
  );
  const put = (next: readonly Answered[], isOver: boolean): void => {
    storeAnswers(place, isOver ? [] : next);
    setAnswers([...next]);
  };
  return { answers, talk, put, isChanged };
}
