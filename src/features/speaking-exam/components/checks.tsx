import { useState } from 'react';
import { MicrophoneCheck } from '#src/shared/microphone-check/microphone-check.tsx';
import type { SpeakingExam } from '#src/shared/queries/speaking.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { PREPARATION } from '../messages/speaking-exam.ts';
import { NoiseCheck } from './noise-check.tsx';
import { SpeakerCheck } from './speaker-check.tsx';

/** Length of the trial recording, seconds. */
const TRIAL = 3;

export type Check = 'microphone' | 'speaker' | 'room';

interface ChecksProps {
  detail: SpeakingExam;
  voice: ExaminerVoice;
  done: ReadonlySet<Check>;
  onDone: (check: Check, isDone: boolean) => void;
}

/** Microphone, speaker and room. */
export function Checks({ detail, voice, done, onDone }: ChecksProps) {
  const [levels, setLevels] = useState<number[]>([]);
  const [line] = detail.examiner.greeting;
  return (
    <div className="grid gap-4">
      <MicrophoneCheck
        text={PREPARATION.microphone}
        seconds={TRIAL}
        onTrial={(trial) => {
          onDone('microphone', trial.heard);
          setLevels(trial.heard ? trial.levels : []);
        }}
      />
      {line && (
        <SpeakerCheck
          voice={voice}
          line={line}
          isHeard={done.has('speaker')}
          onHeard={() => onDone('speaker', true)}
        />
      )}
      <NoiseCheck voice={levels} onChecked={() => onDone('room', true)} />
    </div>
  );
}
