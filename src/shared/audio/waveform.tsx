import { Pause, Play } from 'lucide-react';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import WaveSurfer from 'wavesurfer.js';
import type Regions from 'wavesurfer.js/plugins/regions';
import { formatSeconds } from '#rules/text/formats.ts';
import { admitPlainTemplates } from '#src/platform/trusted-types/plain-templates.ts';

export interface WaveformHandle {
  /** Plays from a position, in seconds. */
  playFrom: (at: number) => void;
  /** Plays, or stops. */
  toggle: () => void;
  /** The position, seconds; null until it is ready. */
  seconds: () => number | null;
}

interface WaveformProps {
  ref?: Ref<WaveformHandle> | undefined;
  /** The audio itself; an object URL would not survive a reload. */
  audio: Blob;
  label: string;
  /** Parts of it to choose from, such as words. */
  marks?: readonly WaveMark[];
  onMark?: (mark: WaveMark) => void;
}

export interface WaveMark {
  id: string;
  /** Seconds. */
  start: number;
  end: number;
  /** CSS colour, and the style of the line below, so that colour is not the only cue. */
  colour: string;
  line: 'solid' | 'dashed' | 'double';
  chosen: boolean;
}

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

type Regioned = ReturnType<typeof Regions.create>;

function drawMark(regions: Regioned, { id, start, end, colour: name, line, chosen }: WaveMark): void {
  const region = regions.addRegion({
    id,
    start,
    end,
    drag: false,
    resize: false,
    color: `color-mix(in srgb, ${name} ${chosen ? 45 : 18}%, transparent)`,
  });
  if (!region.element) return;
  region.element.style.borderBottom = `3px ${line} ${name}`;
  // Keeps two neighbouring words of the same level apart.
  region.element.style.boxShadow = 'inset 1px 0 var(--color-surface)';
}

/** The waveform of a recording, drawn into the container. @returns `seconds`: null until it is ready */
function useWave(container: RefObject<HTMLElement | null>, audio: Blob, hasMarks: boolean) {
  const player = useRef<WaveSurfer | null>(null);
  const [playing, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [regions, setRegions] = useState<Regioned | null>(null);
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
    let left = false;
    if (hasMarks) {
      void import('wavesurfer.js/plugins/regions').then(({ default: plugin }) => {
        if (!left) setRegions(wave.registerPlugin(plugin.create()));
      });
    }
    wave.on('play', () => setPlaying(true));
    wave.on('pause', () => setPlaying(false));
    wave.on('finish', () => setPlaying(false));
    wave.on('ready', setSeconds);
    void wave.loadBlob(audio).catch(() => undefined);
    return () => {
      left = true;
      setRegions(null);
      wave.destroy();
    };
  }, [container, audio, hasMarks]);
  return { player, playing, seconds, regions };
}

function useMarks(
  regions: Regioned | null,
  marks: readonly WaveMark[] | undefined,
  onMark: WaveformProps['onMark'],
): void {
  useEffect(() => {
    if (!regions || !marks) return;
    for (const mark of marks) drawMark(regions, mark);
    const off = regions.on('region-clicked', ({ id }, event) => {
      // Do not play from here as well.
      event.stopPropagation();
      const mark = marks.find((candidate) => candidate.id === id);
      if (mark) onMark?.(mark);
    });
    return () => {
      off();
      regions.clearRegions();
    };
  }, [regions, marks, onMark]);
}

/** A recording as a waveform that plays on tap and can be sought, or whose marks can be chosen. */
export function Waveform({ ref, audio, label, marks, onMark }: WaveformProps) {
  const container = useRef<HTMLDivElement>(null);
  const { player, playing, seconds, regions } = useWave(container, audio, marks !== undefined);
  useMarks(regions, seconds === null ? undefined : marks, onMark);

  useImperativeHandle(
    ref,
    () => ({
      playFrom: (at) => {
        player.current?.setTime(at);
        void player.current?.play();
      },
      toggle: () => void player.current?.playPause(),
      seconds: () => {
        const at = player.current?.getCurrentTime();
        return at === undefined ? null : Math.round(at * 10) / 10;
      },
    }),
    [player],
  );

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
