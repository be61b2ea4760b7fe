import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { SpokenLine } from '#contract/speaking.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { Button } from '#src/ui/button.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';

interface HearLineProps {
  line: SpokenLine;
  voice: ExaminerVoice;
  /** Shown instead where it cannot be heard. */
  silent: string;
}

/** Plays a sentence, and says so where there is no sound. */
export function HearLine({ line, voice, silent }: HearLineProps) {
  const [wasPlayed, setPlayed] = useState(false);
  const isSpeaking = useStore(voice.state, (state) => state.isSpeaking && state.line?.text === line.text);
  const isSilent = useStore(voice.state, (state) => state.isSilent && state.line?.text === line.text);
  const play = (): void => {
    voice.unlock();
    setPlayed(true);
    void voice.say(line);
  };
  return (
    <div className="grid gap-1">
      <Button
        variant="secondary"
        icon={Volume2}
        className="justify-self-start"
        aria-pressed={isSpeaking}
        onClick={play}
      >
        {wasPlayed ? LEARNING_TRIAL.listenAgain : LEARNING_TRIAL.listen}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isSilent ? silent : ''}
      </p>
    </div>
  );
}
