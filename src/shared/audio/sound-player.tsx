import { Pause, Play } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { formatSeconds } from '#rules/text/formats.ts';
import { LISTENING } from '#src/messages/listening.ts';
import { IconButton } from '#src/ui/icon-button.tsx';

interface SoundPlayerProps {
  src: string;
  /** What the button does: "Nghe câu mẫu". */
  label: string;
  /** `auto` for what plays by itself. */
  preload?: 'none' | 'auto';
  /** For playing it from outside. */
  ref?: RefObject<HTMLAudioElement | null>;
  onError?: () => void;
  onPlaying?: () => void;
}

/** A short sound whose words are on screen: play, pause, any position. Its length is known once it is loaded. */
export function SoundPlayer({ src, label, preload = 'none', ref, onError, onPlaying }: SoundPlayerProps) {
  const own = useRef<HTMLAudioElement>(null);
  const audio = ref ?? own;
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [seconds, setSeconds] = useState<number | null>(null);
  const play = (): void => void audio.current?.play().catch(() => setPlaying(false));
  const seek = (to: number): void => {
    if (audio.current) audio.current.currentTime = to;
    setAt(to);
  };
  const time = seconds !== null && `${formatSeconds(at)} / ${formatSeconds(seconds)}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={label}
      className="flex min-h-14 w-full max-w-md items-center gap-2 rounded-pill border border-line bg-surface pr-5 pl-1.5"
    >
      {/* biome-ignore lint/a11y/useMediaCaption: its words are on screen */}
      <audio
        ref={audio}
        preload={preload}
        src={src}
        onError={onError}
        onPlaying={onPlaying}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) =>
          setSeconds(Number.isFinite(duration) ? duration : null)
        }
      />
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? LISTENING.pause : label}
        className="text-brand-strong"
        onClick={() => (isPlaying ? audio.current?.pause() : play())}
      />
      <input
        type="range"
        aria-label={LISTENING.position}
        aria-valuetext={time || undefined}
        disabled={seconds === null}
        min={0}
        max={seconds ?? 1}
        step={0.1}
        value={Math.min(at, seconds ?? 0)}
        onChange={(event) => seek(Number(event.target.value))}
        className="h-11 min-w-0 flex-1 accent-brand"
      />
      {time && <span className="text-sm text-muted tabular-nums">{time}</span>}
    </div>
  );
}
