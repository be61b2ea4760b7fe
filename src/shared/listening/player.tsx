import { Pause, Play, RotateCcw } from 'lucide-react';
import { type Ref, useId } from 'react';
import { formatSeconds } from '#rules/text/formats.ts';
import { LISTENING } from '#src/messages/listening.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SoundProblem } from './sound-problem.tsx';
import { type PlayerHandle, usePlayback } from './use-playback.ts';
import { useSound } from './use-sound.ts';

const SPEEDS = [0.75, 1, 1.25, 1.5] as const;
const BACK_SECONDS = 5;

interface PlayerProps {
  src: string;
  seconds: number;
  /** Called a few times a second while it plays. */
  onTime?: (seconds: number) => void;
  ref?: Ref<PlayerHandle>;
}

function SpeedPicker({ speed, onPick }: { speed: number; onPick: (speed: number) => void }) {
  const speedId = useId();
  return (
    <label htmlFor={speedId} className="flex items-center gap-2 text-sm">
      {LISTENING.speed}
      <select
        id={speedId}
        value={speed}
        onChange={(event) => onPick(Number(event.target.value))}
        className="min-h-11 rounded-sm border border-line-strong bg-surface px-2"
      >
        {SPEEDS.map((rate) => (
          <option key={rate} value={rate}>
            {LISTENING.speeds(rate)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A recording with free playback: any position, slower or faster, five seconds back. */
export function Player({ src, seconds, onTime, ref }: PlayerProps) {
  const sound = useSound(src);
  const playback = usePlayback(ref, onTime);
  const { audio, at, playing, seek } = playback;
  if (sound.state !== 'ready') return <SoundProblem sound={sound} />;
  return (
    <div
      data-keep-clear
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line bg-surface px-2 py-1"
    >
      <audio ref={audio} src={sound.url} {...playback.listeners} />
      <IconButton
        icon={playing ? Pause : Play}
        label={playing ? LISTENING.pause : LISTENING.play}
        onClick={() => (playing ? audio.current?.pause() : playback.play())}
      />
      <IconButton icon={RotateCcw} label={LISTENING.back} onClick={() => seek(at - BACK_SECONDS)} />
      <input
        type="range"
        aria-label={LISTENING.position}
        aria-valuetext={`${formatSeconds(at)} / ${formatSeconds(seconds)}`}
        min={0}
        max={seconds}
        step={1}
        value={Math.min(at, seconds)}
        onChange={(event) => seek(Number(event.target.value))}
        className="h-11 min-w-32 flex-1 accent-brand"
      />
      <span className="text-sm tabular-nums">{`${formatSeconds(at)} / ${formatSeconds(seconds)}`}</span>
      <SpeedPicker speed={playback.speed} onPick={playback.changeSpeed} />
    </div>
  );
}
