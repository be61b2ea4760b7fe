import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { SpokenLine } from '#contract/speaking.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PREPARATION } from '../messages/speaking-exam.ts';
import { CheckCard } from './check-card.tsx';

const words = PREPARATION.speaker;

/** Longest wait for the line's sound, milliseconds: nobody waits for an answer here, and the server may have to make it first. */
const PATIENCE_MS = 20_000;

interface SpeakerCheckProps {
  voice: ExaminerVoice;
  line: SpokenLine;
  isHeard: boolean;
  onHeard: () => void;
}

/** The examiner says a line, and the learner says whether it was heard. */
export function SpeakerCheck({ voice, line, isHeard, onHeard }: SpeakerCheckProps) {
  const [state, setState] = useState<'idle' | 'played' | 'unheard'>('idle');
  const { isSpeaking, isSilent } = useStore(voice.state);
  const play = async (): Promise<void> => {
    voice.unlock();
    if (await voice.say(line, PATIENCE_MS)) setState('played');
  };
  const isPlayed = state === 'played' && !isSpeaking;
  return (
    <CheckCard title={words.title} ready={isHeard ? words.ready : null}>
      <p className="text-muted text-pretty">{words.text}</p>
      {isPlayed && isSilent && (
        <Notice tone="warning" title={words.silentTitle}>
          {words.silent}
        </Notice>
      )}
      {state === 'unheard' && (
        <Notice tone="info" title={words.helpTitle}>
          {words.help}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={Volume2} busy={isSpeaking} onClick={() => void play()}>
          {state === 'idle' ? words.play : words.again}
        </Button>
        {isPlayed && !isHeard && (
          <Button variant={isSilent ? 'quiet' : 'primary'} onClick={onHeard}>
            {isSilent ? words.goOn : words.heard}
          </Button>
        )}
        {isPlayed && !isHeard && !isSilent && (
          <Button variant="quiet" onClick={() => setState('unheard')}>
            {words.notHeard}
          </Button>
        )}
      </div>
    </CheckCard>
  );
}
