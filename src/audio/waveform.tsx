import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import WaveSurfer from 'wavesurfer.js';
import { formatSeconds } from '#rules/formats.ts';
import { admitPlainTemplates } from '#src/lib/trusted.ts';

interface WaveformProps {
  /** The sound itself; an object URL would not outlive a reload. */
  audio: Blob;
  label: string;
}

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A recording as a waveform that plays on tap and can be sought. */
export function Waveform({ audio, label }: WaveformProps) {
  const container = useRef<HTMLDivElement>(null);
  const player = useRef<WaveSurfer | null>(null);
  const [playing, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState<number | null>(null);

  useEffect(() => {
    if (!container.current) return;
    admitPlainTemplates();
    const wave = WaveSurfer.create({
      container: container.current,
      height: 48,
      barWidth: 3,
      barGap: 2,
      barRadius: 2,
      waveColor: colour('--color-line-strong'),
      progressColor: colour('--color-brand'),
      cursorWidth: 0,
    });
    player.current = wave;
    wave.on('play', () => setPlaying(true));
    wave.on('pause', () => setPlaying(false));
    wave.on('finish', () => setPlaying(false));
    wave.on('ready', setSeconds);
    void wave.loadBlob(audio).catch(() => undefined);
    return () => wave.destroy();
  }, [audio]);

  return (
    <div className="flex items-center gap-3" data-testid="waveform" data-ready={seconds !== null}>
      <button
        type="button"
        aria-label={playing ? `Tạm dừng ${label}` : `Nghe ${label}`}
        disabled={seconds === null}
        onClick={() => void player.current?.playPause()}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong disabled:opacity-50"
      >
        {playing ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
      </button>
      <div ref={container} className="min-h-12 min-w-0 flex-1" />
      <span className="text-sm tabular-nums text-muted">
        {seconds === null ? '--:--' : formatSeconds(seconds)}
      </span>
    </div>
  );
}
