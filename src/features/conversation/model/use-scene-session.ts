import { useEffect, useEffectEvent, useState } from 'react';
import type { Scene, SceneRecord } from '#contract/conversation.ts';
import { type FreeAnswered, isTalkingFreely } from '#rules/conversation/scene-talk.ts';
import { useShortTake } from '#src/shared/audio/use-short-take.ts';
import { prepareWords, type Unheard } from '#src/shared/speaking/hearing/hear-words.ts';
import { type HeardTake, hearTake, prepareHearing } from './hear-take.ts';
import type { SceneSession } from './scene-session.ts';
import { useFreeTurns } from './use-free-turns.ts';
import { useTalkFlow } from './use-talk-flow.ts';
import type { WrittenTake } from './write-down.ts';

/** Maximum length of an answer, milliseconds. */
const MAX_TAKE_MS = 30_000;

/** What the learner says in a scene and what follows from it, freely or as it is written. */
function useHeard(owner: string, scene: Scene, flow: ReturnType<typeof useTalkFlow>) {
  const { talk, turn, send, goOn } = flow;
  const free = useFreeTurns(owner, scene.id, isTalkingFreely(flow.answers));
  const sayFreely = async (words: string, by: FreeAnswered['by']): Promise<void> => {
    send({ name: 'thinks' });
    const reply = await free.reply(talk, words, by);
    if (reply === null) return;
    if (typeof reply !== 'string') return goOn(reply, null);
    free.turnOff();
    goOn({ kind: 'written', words, by }, reply);
  };
  const [insteadOf, setInsteadOf] = useState<Unheard | null>(null);
  const receive = (heard: HeardTake | WrittenTake): void => {
    setInsteadOf(heard.insteadOf ?? null);
    switch (heard.kind) {
      case 'words':
        void sayFreely(heard.words, 'voice');
        break;
      case 'heard':
        goOn({ kind: 'meaning', meaning: heard.meaning, by: 'voice', heard: heard.text }, null);
        break;
      case 'unsure':
        send({ name: 'unsure', candidates: heard.candidates, heard: heard.text });
        break;
      case 'askedBack':
        goOn({ kind: 'askedBack' }, 'askedBack');
        break;
      case 'silence':
        goOn({ kind: 'other' }, 'silence');
        break;
      case 'other':
      case 'unclear':
        goOn({ kind: 'other', heard: heard.text }, heard.kind);
        break;
      default:
        send({ name: 'unheard', slip: heard.kind });
    }
  };
  const hear = (sound: Blob): Promise<HeardTake | WrittenTake> =>
    free.isOn
      ? free.writeDown(sound)
      : hearTake({ owner, sound, sceneId: scene.id, turn, signal: free.nextSignal() });
  return { free, sayFreely, receive, hear, insteadOf };
}

/**
 * A talk through a scene: who speaks, what was heard, and what follows from it. Remount it for another talk.
 * @param record what became of the visits before
 */
export function useSceneSession(owner: string, scene: Scene, record: SceneRecord | undefined): SceneSession {
  const flow = useTalkFlow(owner, scene, record);
  const { voice, talk, turn, stage, send, slip, save, goOn, enter, saveAgain } = flow;
  const { take, start, stop } = useShortTake(MAX_TAKE_MS);
  const heard = useHeard(owner, scene, flow);
  const { free, sayFreely } = heard;
  const hear = useEffectEvent(heard.hear);
  const receive = useEffectEvent(heard.receive);
  const waitForHearing = useEffectEvent(() => send({ name: 'hears' }));
  useEffect(() => {
    if (take.name !== 'taken') return;
    let isLeft = false;
    waitForHearing();
    void hear(take.sound).then((found) => isLeft || receive(found));
    return () => {
      isLeft = true;
    };
  }, [take]);

  return {
    talk,
    turn,
    stage,
    slip,
    take,
    insteadOf: heard.insteadOf,
    voice,
    save,
    enter,
    saveAgain,
    isChanged: flow.isChanged,
    isResumed: flow.answers.length > 0,
    free: free.isOn
      ? {
          say: (words) => void sayFreely(words, 'typed'),
          giveUp: free.giveUp,
          leave: () => {
            free.turnOff();
            goOn({ kind: 'written', words: '', by: 'typed' }, null);
          },
        }
      : null,
    enterFreely: () => {
      free.turnOn();
      enter();
    },
    afresh: () => {
      free.turnOff();
      flow.afresh();
    },
    record: () => {
      voice.stop();
      send({ name: 'records' });
      void (free.isOn ? prepareWords(owner) : prepareHearing(owner));
      start();
    },
    stopRecording: stop,
    answer: (answered) => goOn(answered, answered.kind === 'other' ? 'other' : null),
  };
}
