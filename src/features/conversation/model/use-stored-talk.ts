import { useMemo, useState } from 'react';
import type { Scene } from '#contract/conversation.ts';
import { type Answered, answerTurn, beginTalk } from '#rules/conversation/scene-talk.ts';
import { storeAnswers, storedAnswers } from './stored-answers.ts';

/** The answers, kept on the device until the talk is over, and the talk that follows from them. */
export function useStoredTalk(owner: string, scene: Scene) {
  const place = { owner, sceneId: scene.id };
  const [answers, setAnswers] = useState(() => storedAnswers(place));
  const talk = useMemo(
    () => answers.reduce((so, answered) => answerTurn(scene, so, answered), beginTalk(scene)),
    [answers, scene],
  );
  const put = (next: readonly Answered[], isOver: boolean): void => {
    storeAnswers(place, isOver ? [] : next);
    setAnswers([...next]);
  };
  return { answers, talk, put };
}
