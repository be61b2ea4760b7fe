import { useMemo, useReducer, useState } from 'react';
import type { Scene, SceneRecord, SceneTurn } from '#contract/conversation.ts';
import { openingOf } from '#rules/conversation/returning.ts';
import {
  type Answered,
  answerTurn,
  newLines,
  type SceneTalk,
  turnOf,
} from '#rules/conversation/scene-talk.ts';
import { useExaminerVoice } from '#src/shared/speaking/examiner/use-examiner-voice.ts';
import { useVoicesAhead } from '#src/shared/speaking/examiner/use-voices-ahead.ts';
import { saveVisit } from './save-visit.ts';
import type { Slip } from './scene-session.ts';
import { stepTalk, TALK_START } from './talk-machine.ts';
import { useStoredTalk } from './use-stored-talk.ts';

/** Everything that may be heard in a scene, in the order of its turns. */
function linesOf({ turns, reactions, returning = [] }: Scene): SceneTurn['say'][] {
  const said = turns.flatMap(({ say, again, expect, fallback }) => [
    say,
    ...expect.flatMap(({ reply }) => reply ?? []),
    ...(again ? [again] : []),
    ...(fallback ? [fallback.say] : []),
  ]);
  const reacting = reactions ? [reactions.lost, reactions.repeat, ...(reactions.lost_again ?? [])] : [];
  return [...said, ...reacting, ...returning.map(({ say }) => say)];
}

/** No miss is answered in the words of the one before. */
function slipOf(before: SceneTalk, after: SceneTalk, slip: Slip): Slip {
  if (before.turnId !== after.turnId || after.turns !== before.turns) return 'wentOn';
  return slip === 'other' && before.tries > 0 ? 'otherAgain' : slip;
}

/** The talk on screen: what the partner says, what is waited for, and how its end is saved. */
export function useTalkFlow(owner: string, scene: Scene, record: SceneRecord | undefined) {
  const voice = useExaminerVoice();
  const [entered, setEntered] = useState<SceneTurn['say'] | null>(null);
  // The visit that ends here becomes the one before; this talk began as it did.
  const opening = entered ?? openingOf(scene, record);
  const { answers, talk, put, isChanged } = useStoredTalk(owner, scene, opening);
  const [state, send] = useReducer(stepTalk, TALK_START);
  useVoicesAhead(useMemo(() => linesOf(scene), [scene]));

  const speak = async (lines: readonly SceneTurn['say'][]): Promise<void> => {
    send({ name: 'speaks' });
    for (const line of lines) if (!(await voice.say(line))) return;
    send({ name: 'spoke' });
  };
  const keepVisit = (over: SceneTalk): void => {
    saveVisit(owner, scene, over).then(
      () => send({ name: 'saved' }),
      (error: unknown) => send({ name: 'unsaved', error }),
    );
  };
  return {
    voice,
    answers,
    talk,
    isChanged,
    ...state,
    send,
    turn: turnOf(scene, talk.turnId),
    /** @param said why the answer was not understood, if it was not */
    goOn: (answered: Answered, said: Slip | null): void => {
      const after = answerTurn(scene, talk, answered);
      const isOver = turnOf(scene, after.turnId).end !== null;
      put([...answers, answered], isOver ? 'over' : 'open');
      send({ name: 'answered', slip: said === null ? null : slipOf(talk, after, said) });
      if (isOver) keepVisit(after);
      void speak(newLines(after, talk.said.length));
    },
    enter: (): void => {
      setEntered(opening);
      voice.unlock();
      void speak(newLines(talk, Math.max(0, talk.said.length - 1)));
    },
    afresh: (): void => {
      put([], 'given-up');
      send({ name: 'afresh' });
    },
    saveAgain: (): void => keepVisit(talk),
  };
}
