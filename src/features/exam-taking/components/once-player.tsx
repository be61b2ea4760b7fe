import { Headphones, Volume2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatSeconds } from '#rules/text/formats.ts';
import { LISTENING } from '#src/messages/listening.ts';
import { SoundProblem } from '#src/shared/listening/sound-problem.tsx';
import { useSound } from '#src/shared/listening/use-sound.ts';
import { Button } from '#src/ui/button.tsx';
import type { Heard } from '../model/attempt-notes.ts';
import { afterTick, afterTrack, playFrom, type Track } from '../model/audio-once.ts';
import { changeView, useViewSettings } from '../model/view-settings.ts';

interface OncePlayerProps {
  tracks: readonly Track[];
  heard: Heard | null;
  onHeard: (step: (before: Heard | null) => Heard) => void;
}

/** Media keys and headphone buttons must not pause or seek a recording that is played only once. */
const CONTROLS = ['pause', 'stop', 'seekbackward', 'seekforward', 'seekto', 'previoustrack'] as const;

function useDisabledMediaKeys(): void {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    for (const action of CONTROLS) navigator.mediaSession.setActionHandler(action, () => undefined);
    return () => {
      for (const action of CONTROLS) navigator.mediaSession.setActionHandler(action, null);
    };
  }, []);
}

/** Plays the recordings of the parts once, one after the other: no pause, no seeking; a reload resumes. */
export function OncePlayer({ tracks, heard, onHeard }: OncePlayerProps) {
  const [playing, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement>(null);
  const volumeId = useId();
  const volume = useViewSettings((view) => view.volume);
  const current = playFrom(tracks, heard);
  const part = current?.track.part ?? null;
  const sound = useSound(current?.track.src ?? null);
  const url = sound.state === 'ready' ? sound.url : null;
  useDisabledMediaKeys();
  useEffect(() => {
    if (audio.current) audio.current.volume = volume;
  }, [volume]);

  const play = (): void => {
    void audio.current?.play().then(
      () => setPlaying(true),
      () => setPlaying(false),
    );
  };
  if (current === null || part === null)
    return <p className="px-4 py-3 text-sm text-muted">{tracks.length > 0 && LISTENING.ended}</p>;
  return (
    <section
      aria-label={LISTENING.name}
      data-keep-clear
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-1.5"
    >
      {sound.state !== 'ready' && <SoundProblem sound={sound} />}
      {url !== null && (
        // biome-ignore lint/a11y/useMediaCaption: captions would give the answers away
        <audio
          key={url}
          ref={audio}
          src={url}
          onLoadedMetadata={(event) => {
            if (current.at > 0) event.currentTarget.currentTime = current.at;
            event.currentTarget.volume = volume;
            // The previous part has just ended: the next one starts automatically.
            if (playing) play();
          }}
          onTimeUpdate={({ currentTarget: { currentTime, paused } }) => {
            // Seeking to the resume position is not listening. Storing it once a second is enough.
            if (!paused && (heard === null || currentTime >= current.at + 1))
              onHeard((before) => afterTick(before, part, currentTime));
          }}
          onPause={({ currentTarget: { ended } }) => ended || setPlaying(false)}
          onEnded={() => onHeard(() => afterTrack(tracks, part))}
        />
      )}
      {url !== null && !playing && (
        <Button icon={Headphones} onClick={play}>
          {heard === null ? LISTENING.begin : LISTENING.resume(formatSeconds(current.at))}
        </Button>
      )}
      <p role="status" className="text-sm">
        {playing && LISTENING.playing(part)}
      </p>
      <label htmlFor={volumeId} className="ml-auto flex min-h-11 items-center gap-2 text-sm">
        <Volume2 aria-hidden="true" className="size-5 text-muted" />
        <span className="sr-only">{LISTENING.volume}</span>
        <input
          id={volumeId}
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          onChange={(event) => changeView({ volume: Number(event.target.value) })}
          className="w-28 accent-brand"
        />
      </label>
    </section>
  );
}
