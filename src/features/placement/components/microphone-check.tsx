import { Check, Mic } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { CHECKS } from '#src/messages/placement.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { MicrophoneError, type MicrophoneProblem } from '#src/shared/audio/microphone.ts';
import { RECORDER_PROBLEMS } from '#src/shared/audio/recorder-words.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { setPrepared, usePrepared } from '../model/prepared.ts';
import { TRIAL_MS, tryMicrophone } from '../model/try-microphone.ts';

const Waveform = lazyPart(async () => ({
  default: (await import('#src/shared/audio/waveform.tsx')).Waveform,
}));

type State =
  | { name: 'idle' }
  | { name: 'asking' }
  | { name: 'recording' }
  | { name: 'done'; audio: Blob; heard: boolean }
  | { name: 'failed'; problem: MicrophoneProblem };

/** The current loudness. */
function LevelMeter({ level }: { level: number }) {
  const percent = Math.round(level * 100);
  return (
    <>
      <meter className="sr-only" aria-label={CHECKS.level} min={0} max={100} value={percent}>
        {CHECKS.levelText(percent)}
      </meter>
      <div aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-sunk inset-ring inset-ring-line">
        <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}

/** Records a few seconds with a level meter and plays them back. Nothing is stored or sent. */
export function MicrophoneCheck() {
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
        onStart: () => setState({ name: 'recording' }),
        onLevel: setLevel,
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      if (trial.heard) setPrepared();
      setState({ name: 'done', ...trial });
    } catch (error) {
      setState({ name: 'failed', problem: error instanceof MicrophoneError ? error.problem : 'busy' });
    }
    setLevel(0);
  };
  const busy = state.name === 'asking' || state.name === 'recording';
  return (
    <Card as="section" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{CHECKS.microphoneTitle}</h3>
        {prepared && (
          <Badge tone="success" icon={Check}>
            {CHECKS.ready}
          </Badge>
        )}
      </div>
      <p className="text-muted text-pretty">{CHECKS.microphoneText}</p>
      {state.name === 'recording' && <LevelMeter level={level} />}
      {state.name === 'failed' && (
        <Notice tone="error" title={CHECKS.failedTitle}>
          <p>{RECORDER_PROBLEMS[state.problem]}</p>
        </Notice>
      )}
      {state.name === 'done' && (
        <Suspense fallback={<div className="h-12" />}>
          <Waveform audio={state.audio} label={CHECKS.own} />
        </Suspense>
      )}
      <p role="status" className="text-pretty empty:hidden">
        {state.name === 'asking' && CHECKS.asking}
        {state.name === 'recording' && CHECKS.recording}
        {state.name === 'done' && (state.heard ? CHECKS.heard : CHECKS.silent)}
      </p>
      <Button
        variant="secondary"
        icon={Mic}
        disabled={busy}
        className="justify-self-start"
        onClick={() => void start()}
      >
        {state.name === 'done' || state.name === 'failed' ? CHECKS.again : CHECKS.start(TRIAL_MS / 1000)}
      </Button>
      <p className="text-sm text-muted">{CHECKS.private}</p>
    </Card>
  );
}
