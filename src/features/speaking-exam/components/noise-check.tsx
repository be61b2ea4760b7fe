import { AudioLines } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type BackgroundNoise, backgroundNoise } from '#rules/speaking/background-noise.ts';
import { MicrophoneError, type MicrophoneProblem } from '#src/shared/audio/microphone.ts';
import { RECORDER_PROBLEMS } from '#src/shared/audio/recorder-words.ts';
import { LevelMeter } from '#src/shared/microphone-check/level-meter.tsx';
import { tryMicrophone } from '#src/shared/microphone-check/try-microphone.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Tone } from '#src/ui/tone.ts';
import { PREPARATION } from '../messages/speaking-exam.ts';
import { CheckCard } from './check-card.tsx';

const words = PREPARATION.room;
/** Length of the silence, seconds. */
const SILENCE = 3;

const TONE_OF: Record<BackgroundNoise['verdict'], Tone> = {
  quiet: 'success',
  audible: 'info',
  loud: 'warning',
  unsteady: 'info',
  'no-sound': 'error',
};

type State =
  | { name: 'idle' }
  | { name: 'listening' }
  | { name: 'done'; noise: BackgroundNoise }
  | { name: 'failed'; problem: MicrophoneProblem };

const isMeasured = ({ verdict }: BackgroundNoise): boolean =>
  verdict !== 'unsteady' && verdict !== 'no-sound';

function Verdict({ noise, knowsVoice }: { noise: BackgroundNoise; knowsVoice: boolean }) {
  const { verdict, gap } = noise;
  return (
    <Notice tone={TONE_OF[verdict]}>
      <p>{words[verdict]}</p>
      {gap !== null && <p className="text-sm">{words.gap(gap)}</p>}
      {isMeasured(noise) && !knowsVoice && <p className="text-sm">{words.unknownVoice}</p>}
    </Notice>
  );
}

interface NoiseCheckProps {
  /** Levels of the learner's voice with the same microphone; empty if unknown. */
  voice: readonly number[];
  onChecked: () => void;
}

/** Listens to three seconds of silence, and says what the room means for the grading. */
export function NoiseCheck({ voice, onChecked }: NoiseCheckProps) {
  const [state, setState] = useState<State>({ name: 'idle' });
  const [level, setLevel] = useState(0);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const listen = async (): Promise<void> => {
    const controller = new AbortController();
    leaving.current = controller;
    setState({ name: 'listening' });
    try {
      const { levels } = await tryMicrophone({
        seconds: SILENCE,
        onStart: () => undefined,
        onLevel: setLevel,
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      const noise = backgroundNoise(levels, voice);
      setState({ name: 'done', noise });
      // Voices around do not stop anybody: what they mean for the grading was said.
      if (noise.verdict !== 'no-sound') onChecked();
    } catch (error) {
      setState({ name: 'failed', problem: error instanceof MicrophoneError ? error.problem : 'busy' });
    }
    setLevel(0);
  };
  return (
    <CheckCard
      title={words.title}
      ready={state.name === 'done' && isMeasured(state.noise) ? words.ready : null}
    >
      <p className="text-muted text-pretty">{words.text}</p>
      {state.name === 'listening' && <LevelMeter level={level} />}
      <p role="status" className="empty:hidden">
        {state.name === 'listening' && words.listening}
      </p>
      {state.name === 'failed' && (
        <Notice tone="error" title={words.failedTitle}>
          {RECORDER_PROBLEMS[state.problem]}
        </Notice>
      )}
      {state.name === 'done' && <Verdict noise={state.noise} knowsVoice={voice.length > 0} />}
      <Button
        variant="secondary"
        icon={AudioLines}
        disabled={state.name === 'listening'}
        className="justify-self-start"
        onClick={() => void listen()}
      >
        {state.name === 'done' || state.name === 'failed' ? words.again : words.start}
      </Button>
    </CheckCard>
  );
}
