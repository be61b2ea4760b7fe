import { useMemo, useState } from 'react';
import type { Scene, SceneTurn } from '#contract/conversation.ts';
import { type Answered, answerTurn, beginTalk, fittingAnswers } from '#rules/conversation/scene-talk.ts';
import { storedTalk, storeTalk, talkTime } from '#src/shared/scenes/stored-talk.ts';
import { keepTalk } from './keep-talk.ts';

/**
 * The answers, kept here and for other devices until the talk is over, and the talk that follows from them. `isChanged`:
 * some were to another version of the scene and are left out.
 */
export function useStoredTalk(owner: string, scene: Scene, opening: SceneTurn['say']) {
  const place = { owner, sceneId: scene.id };
  const [stored] = useState(() => storedTalk(place)?.answers ?? []);
  const [answers, setAnswers] = useState(() => fittingAnswers(scene, stored));
  const [isChanged] = useState(answers.length < stored.length);
  const talk = useMemo(
    () => answers.reduce((so, answered) => answerTurn(scene, so, answered), beginTalk(scene, opening)),
    [answers, scene, opening],
  );
  const put = (next: readonly Answered[], how: 'open' | 'over' | 'given-up'): void => {
    const kept = { answers: how === 'over' ? [] : next, at: talkTime(storedTalk(place)) };
    storeTalk(place, kept);
    // The end of a talk travels with its visit.
    if (how !== 'over') void keepTalk(place, kept, scene.title_vi);
    setAnswers([...next]);
  };
  return { answers, talk, put, isChanged };
}
