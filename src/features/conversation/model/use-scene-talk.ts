import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Scene, SceneTurn } from '#contract/conversation.ts';
import {
  type Answered,
  answerTurn,
  beginTalk,
  newLines,
  type SceneTalk,
  turnOf,
} from '#rules/conversation/scene-talk.ts';
import { type ShortTake, useShortTake } from '#src/shared/audio/use-short-take.ts';
import type { ExaminerVoice } from '#src/shared/examiner/examiner-voice.ts';
import { useExaminerVoice } from '#src/shared/examiner/use-examiner-voice.ts';
import { useVoicesAhead } from '#src/shared/examiner/use-voices-ahead.ts';
import { type HeardTake, hearTake } from './hear-take.ts';
import { saveVisit } from './save-visit.ts';
import { storeAnswers, storedAnswers } from './stored-answers.ts';

/** Maximum length of an answer, milliseconds. */
const MAX_TAKE_MS = 30_000;

/** `unsure`: the learner is asked which of these they meant. */
type Stage =
  | { name: 'intro' | 'speaking' | 'open' | 'hearing' }
  | { name: 'unsure'; candidates: readonly string[] };

/** Why the last answer was not understood. */
export type Slip = 'silence' | 'other' | 'wentOn' | 'noModel' | 'failed';

export interface SceneRoom {
  talk: SceneTalk;
  turn: SceneTurn;
  stage: Stage;
  slip: Slip | null;
  take: ShortTake;
  voice: ExaminerVoice;
  /** There is a talk that was left before its end. */
  isResumed: boolean;
  save: 'none' | 'saved' | 'failed';
  enter: () => void;
  /** Gives up the answers so far. */
  afresh: () => void;
  record: () => void;
  stopRecording: () => void;
  answer: (answered: Answered) => void;
  saveAgain: () => void;
}

/** Everything that may be heard in a scene, in the order of its turns. */
function linesOf({ turns }: Scene): SceneTurn['say'][] {
  return turns.flatMap(({ say, again, expect, fallback }) => [
    say,
    ...expect.flatMap(({ reply }) => reply ?? []),
    ...(again ? [again] : []),
    ...(fallback ? [fallback.say] : []),
  ]);
}

const slipOf = (before: SceneTalk, after: SceneTalk, slip: Slip): Slip =>
  before.turnId === after.turnId && after.turns === before.turns ? slip : 'wentOn';

/** The answers, kept on the device until the talk is over, and the talk that follows from them. */
function useStoredTalk(owner: string, scene: Scene) {
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

/** A talk through a scene: who speaks, what was heard, and what follows from it. Remount it for another talk. */
export function useSceneTalk(owner: string, scene: Scene): SceneRoom {
  const voice = useExaminerVoice();
  const { answers, talk, put } = useStoredTalk(owner, scene);
  const [stage, setStage] = useState<Stage>({ name: 'intro' });
  const [slip, setSlip] = useState<Slip | null>(null);
  const [save, setSave] = useState<SceneRoom['save']>('none');
  const { take, start, stop } = useShortTake(MAX_TAKE_MS);
  const turn = turnOf(scene, talk.turnId);
  useVoicesAhead(useMemo(() => linesOf(scene), [scene]));

  const speak = async (lines: readonly SceneTurn['say'][]): Promise<void> => {
    setStage({ name: 'speaking' });
    for (const line of lines) if (!(await voice.say(line))) return;
    setStage({ name: 'open' });
  };
  const keepVisit = (over: SceneTalk): void => {
    saveVisit(owner, scene, over).then(
      () => setSave('saved'),
      () => setSave('failed'),
    );
  };
  const goOn = (answered: Answered, said: Slip | null): void => {
    const after = answerTurn(scene, talk, answered);
    const isOver = turnOf(scene, after.turnId).end !== null;
    put([...answers, answered], isOver);
    setSlip(said === null ? null : slipOf(talk, after, said));
    if (isOver) keepVisit(after);
    void speak(newLines(after, talk.said.length));
  };
  const receive = useEffectEvent((heard: HeardTake): void => {
    switch (heard.kind) {
      case 'heard':
        goOn({ kind: 'meaning', meaning: heard.meaning, by: 'voice' }, null);
        break;
      case 'unsure':
        setSlip(null);
        setStage({ name: 'unsure', candidates: heard.candidates });
        break;
      case 'silence':
      case 'other':
        goOn({ kind: 'other' }, heard.kind);
        break;
      default:
        setSlip(heard.kind);
        setStage({ name: 'open' });
    }
  });
  const hear = useEffectEvent((sound: Blob) => hearTake(owner, sound, turn.expect));
  useEffect(() => {
    if (take.name !== 'taken') return;
    let isLeft = false;
    setStage({ name: 'hearing' });
    void hear(take.sound).then((heard) => isLeft || receive(heard));
    return () => {
      isLeft = true;
    };
  }, [take]);

  return {
    ...{ talk, turn, stage, slip, take, voice, save },
    isResumed: answers.length > 0,
    enter: () => {
      voice.unlock();
      void speak(newLines(talk, Math.max(0, talk.said.length - 1)));
    },
    afresh: () => {
      put([], true);
      setSlip(null);
    },
    record: () => {
      voice.stop();
      setSlip(null);
      setStage({ name: 'open' });
      start();
    },
    stopRecording: stop,
    answer: (answered) => goOn(answered, answered.kind === 'other' ? 'other' : null),
    saveAgain: () => keepVisit(talk),
  };
}
