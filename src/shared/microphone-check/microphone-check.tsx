import { Check, Mic } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { MicrophoneError, type MicrophoneProblem } from '#src/shared/audio/microphone.ts';
import { RECORDER_PROBLEMS } from '#src/shared/audio/recorder-words.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LevelMeter } from './level-meter.tsx';
import { setPrepared, usePrepared } from './prepared.ts';
import { type Trial, tryMicrophone } from './try-microphone.ts';
import { MICROPHONE_CHECK } from './words.ts';

const Waveform = lazyPart(async () => ({
  default: (await import('#src/shared/audio/waveform.tsx')).Waveform,
}));

type State =
  | { name: 'idle' }
  | { name: 'asking' }
  | { name: 'recording' }
  | ({ name: 'done' } & Trial)
  | { name: 'failed'; problem: MicrophoneProblem };

interface MicrophoneCheckProps {
  /** Why it is worth trying. */
  text: string;
  /** Length of the trial recording, seconds. */
  seconds: number;
  /** Called after each trial. */
  onTrial?: (trial: Trial) => void;
}

/** Records a few seconds with a level meter and plays them back. Nothing is stored or sent. */
export function MicrophoneCheck({ text, seconds, onTrial }: MicrophoneCheckProps) {
  const [state, setState] = useState<State>({ name: 'idle' });
  const [level, setLevel] = useState(0);
  const prepared = usePrepared((store) => store.prepared);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const start = async (): Promise<void> => {
    const controller = new AbortController();
    leaving.current = controller;
    setState({ name: 'asking' });
    try {
      const trial = await tryMicrophone({
        seconds,
        onStart: () => setState({ name: 'recording' }),
        onLevel: setLevel,
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      if (trial.heard) setPrepared();
      setState({ name: 'done', ...trial });
      onTrial?.(trial);
    } catch (error) {
      setState({ name: 'failed', problem: error instanceof MicrophoneError ? error.problem : 'busy' });
    }
    setLevel(0);
  };
  const busy = state.name === 'asking' || state.name === 'recording';
  return (
    <Card as="section" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{MICROPHONE_CHECK.title}</h3>
        {prepared && (
          <Badge tone="success" icon={Check}>
            {MICROPHONE_CHECK.ready}
          </Badge>
        )}
      </div>
      <p className="text-muted text-pretty">{text}</p>
      {state.name === 'recording' && <LevelMeter level={level} />}
      {state.name === 'failed' && (
        <Notice tone="error" title={MICROPHONE_CHECK.failedTitle}>
          <p>{RECORDER_PROBLEMS[state.problem]}</p>
        </Notice>
      )}
      {state.name === 'done' && (
        <Suspense fallback={<div className="h-12" />}>
          <Waveform audio={state.audio} label={MICROPHONE_CHECK.own} />
        </Suspense>
      )}
      <p role="status" className="text-pretty empty:hidden">
        {state.name === 'asking' && MICROPHONE_CHECK.asking}
        {state.name === 'recording' && MICROPHONE_CHECK.recording}
        {state.name === 'done' && (state.heard ? MICROPHONE_CHECK.heard : MICROPHONE_CHECK.silent)}
      </p>
      <Button
        variant="secondary"
        icon={Mic}
        disabled={busy}
        className="justify-self-start"
        onClick={() => void start()}
      >
        {state.name === 'done' || state.name === 'failed'
          ? MICROPHONE_CHECK.again
          : MICROPHONE_CHECK.start(seconds)}
      </Button>
      <p className="text-sm text-muted">{MICROPHONE_CHECK.private}</p>
    </Card>
  );
}
