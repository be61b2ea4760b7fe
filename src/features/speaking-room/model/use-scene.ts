import { useState } from 'react';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';

export type Scene = ResponseOf<typeof ENDPOINTS.speakingRoom.homeGuest>['scenes'][number];

/** Whose line is being said. */
export type SceneStep = 'question' | 'answer' | 'follow_up';

/** Plays a scene line by line: question, answer, and what the examiner asks on. Null: nothing is said. */
export function useScene(voice: ExaminerVoice) {
  const [step, setStep] = useState<SceneStep | null>(null);
  const play = async ({ question, answer, follow_up }: Scene): Promise<void> => {
    // By a press: only then may the browser play sound.
    voice.unlock();
    setStep('question');
    if (!(await voice.say(question))) return;
    setStep('answer');
    if (!(await voice.say(answer))) return;
    if (follow_up) {
      setStep('follow_up');
      if (!(await voice.say(follow_up))) return;
    }
    setStep(null);
  };
  const hear = async ({ answer }: Scene): Promise<void> => {
    voice.unlock();
    setStep('answer');
    if (await voice.say(answer)) setStep(null);
  };
  const stop = (): void => {
    voice.stop();
    setStep(null);
  };
  return { step, play, hear, stop };
}
