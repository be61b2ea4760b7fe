import { useEffect, useRef, useState } from 'react';
import type { NoReply } from '#contract/free-talk.ts';
import type { FreeAnswered, SceneTalk } from '#rules/conversation/scene-talk.ts';
import { endHearing } from '#src/shared/speaking/hearing/hear-words.ts';
import { askPartner, freeAnswerOf } from './ask-partner.ts';
import { writeDown } from './write-down.ts';

/** Longest free talk in one sitting, milliseconds; the answer after that is its last. */
const LONGEST_MS = 10 * 60_000;

/** The calls of a free talk, one at a time. @param wasFree the talk that is resumed was free */
export function useFreeTurns(owner: string, sceneId: string, wasFree: boolean) {
  const [isOn, setOn] = useState(wasFree);
  const [begun, setBegun] = useState(() => Date.now());
  const waiting = useRef<AbortController | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      waiting.current?.abort();
      endHearing();
    };
  }, []);
  const nextSignal = (): AbortSignal => {
    waiting.current?.abort();
    waiting.current = new AbortController();
    return waiting.current.signal;
  };
  return {
    isOn,
    nextSignal,
    turnOn: () => {
      setBegun(Date.now());
      setOn(true);
    },
    turnOff: () => setOn(false),
    /** Waits no longer: what is waited for fails. */
    giveUp: () => waiting.current?.abort(),
    writeDown: (sound: Blob) => writeDown(owner, sound, nextSignal()),
    /** The learner's words with the partner's answer, or why there is none; null if the page was left meanwhile. */
    reply: async (
      talk: SceneTalk,
      words: string,
      by: FreeAnswered['by'],
    ): Promise<FreeAnswered | NoReply | null> => {
      const answered = await askPartner(sceneId, freeAnswerOf(talk, words), nextSignal());
      if (isLeft.current) return null;
      if (answered.kind === 'none') return answered.reason;
      const { line, missions, turn } = answered;
      const isLast = Date.now() - begun > LONGEST_MS;
      return { kind: 'free', words, by, line, missions, turn, isLast };
    },
  };
}
