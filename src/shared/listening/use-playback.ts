import { type Ref, useImperativeHandle, useRef, useState } from 'react';

export interface PlayerHandle {
  /** Plays from a second on. */
  playFrom: (seconds: number) => void;
  /** Plays from one second to another at the given rate; then the rate is restored. */
  playBetween: (from: number, to: number, rate: number) => void;
  pause: () => void;
}

/**
 * Plays an audio element: from any position, at any rate, or a part by itself.
 * @param onTime called a few times a second while it plays
 */
export function usePlayback(
  ref: Ref<PlayerHandle> | undefined,
  onTime: ((seconds: number) => void) | undefined,
) {
  const audio = useRef<HTMLAudioElement>(null);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  /** Where the part being played ends. */
  const stopAt = useRef<number | null>(null);
  const reportTime = (now: number): void => {
    setAt(now);
    onTime?.(now);
  };
  const seek = (to: number): void => {
    if (!audio.current) return;
    endPiece();
    audio.current.currentTime = Math.max(0, to);
    reportTime(audio.current.currentTime);
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
  /**
   * Checks on every animation frame: the browser's time events are too rare to stop before the next sentence.
   */
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
  return {
    audio,
    at,
    playing,
    speed,
    seek,
    play,
    changeSpeed: (rate: number): void => {
      setSpeed(rate);
      if (audio.current) audio.current.playbackRate = rate;
    },
    /** For the audio element. */
    listeners: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => {
        if (audio.current) reportTime(audio.current.currentTime);
        endPieceInTime();
      },
    },
  };
}
