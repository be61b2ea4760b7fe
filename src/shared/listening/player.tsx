import { Pause, Play, RotateCcw } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { formatSeconds } from '#rules/text/formats.ts';
import { LISTENING } from '#src/messages/listening.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SoundTrouble } from './sound-trouble.tsx';
import { useSound } from './use-sound.ts';

const SPEEDS = [0.75, 1, 1.25, 1.5] as const;
const BACK_SECONDS = 5;

export interface PlayerHandle {
  /** Plays from a second on. */
  playFrom: (seconds: number) => void;
  /** Plays from a second to another, as fast as is told; then as before. */
  playBetween: (from: number, to: number, rate: number) => void;
  pause: () => void;
}

interface PlayerProps {
  src: string;
  seconds: number;
  /** Told a few times a second while it plays. */
  onTime?: (seconds: number) => void;
  ref?: Ref<PlayerHandle>;
}

/** A recording to be heard freely: anywhere in it, slower or faster, five seconds back. */
export function Player({ src, seconds, onTime, ref }: PlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const speedId = useId();
  /** Where a piece ends that is played by itself. */
  const stopAt = useRef<number | null>(null);
  const sound = useSound(src);
  const heard = (now: number): void => {
    setAt(now);
    onTime?.(now);
  };
  const seek = (to: number): void => {
    if (!audio.current) return;
    endPiece();
    audio.current.currentTime = Math.max(0, to);
    heard(audio.current.currentTime);
  };
  const endPiece = (): void => {
    stopAt.current = null;
    if (audio.current) audio.current.playbackRate = speed;
  };
  const endPieceInTime = (): void => {
    if (!audio.current || stopAt.current === null || audio.current.currentTime < stopAt.current) return;
    audio.current.pause();
    endPiece();
  };
  /** Looks at every frame: the browser tells the time too seldom to stop before the next sentence. */
  const watchPiece = (): void => {
    endPieceInTime();
    if (stopAt.current !== null) requestAnimationFrame(watchPiece);
  };
  const play = (): void => void audio.current?.play().catch(() => setPlaying(false));
  useImperativeHandle(ref, () => ({
    playFrom: (second) => {
      seek(second);
      play();
    },
    pause: () => audio.current?.pause(),
    playBetween: (from, to, rate) => {
      seek(from);
      stopAt.current = to;
      if (audio.current) audio.current.playbackRate = rate;
      play();
      watchPiece();
    },
  }));
  if (sound.state !== 'ready') return <SoundTrouble sound={sound} />;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line bg-surface px-2 py-1">
      {/* biome-ignore lint/a11y/useMediaCaption: its words stand beside it */}
      <audio
        ref={audio}
        src={sound.url}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => {
          heard(currentTarget.currentTime);
          endPieceInTime();
        }}
      />
      <IconButton
        icon={playing ? Pause : Play}
        label={playing ? LISTENING.pause : LISTENING.play}
        onClick={() => (playing ? audio.current?.pause() : play())}
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
      <label htmlFor={speedId} className="flex items-center gap-2 text-sm">
        {LISTENING.speed}
        <select
          id={speedId}
          value={speed}
          onChange={(event) => {
            const rate = Number(event.target.value);
            setSpeed(rate);
            if (audio.current) audio.current.playbackRate = rate;
          }}
          className="min-h-11 rounded-sm border border-line-strong bg-surface px-2"
        >
          {SPEEDS.map((rate) => (
            <option key={rate} value={rate}>
              {LISTENING.speeds(rate)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
