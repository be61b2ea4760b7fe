import { levelMeter } from '#src/shared/speaking/examiner/sound-level.ts';

/** Listens to how loud a microphone is, beside its recording. */
export interface Ear {
  /** Loudness now: root mean square, 0–1. */
  level(): number;
  /** It hears: a browser opens it only after a press, and closes it during a call. */
  isOpen(): boolean;
  /** Reports each opening and closing. @returns stops reporting */
  watch(onChange: () => void): () => void;
  close(): void;
}

/** Null where the browser cannot measure it. */
export function listenTo(track: MediaStreamTrack): Ear | null {
  if (!('AudioContext' in window)) return null;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  context.resume().catch(() => undefined);
  return {
    level: levelMeter(analyser),
    isOpen: () => context.state === 'running',
    watch(onChange) {
      context.addEventListener('statechange', onChange);
      return () => context.removeEventListener('statechange', onChange);
    },
    close: () => void context.close(),
  };
}

/** A microphone that is silent for this long was taken away, milliseconds: shorter, and it only stuttered. */
const MUTED_MS = 1_200;

/**
 * Reports once that a microphone was taken away: by a call, by another app, or by its plug. Some browsers mute the track
 * during a call, others only interrupt what listens to it.
 * @returns stops watching
 */
export function watchLoss(track: MediaStreamTrack, ear: Ear | null, onLost: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasOpen = ear?.isOpen() ?? false;
  const lose = (): void => {
    stop();
    onLost();
  };
  const onMute = (): void => {
    clearTimeout(timer);
    timer = setTimeout(lose, MUTED_MS);
  };
  const onUnmute = (): void => clearTimeout(timer);
  const unwatch = ear?.watch(() => {
    // One that has never been open is only not allowed to listen.
    if (ear.isOpen()) onUnmute();
    else if (wasOpen) onMute();
    wasOpen ||= ear.isOpen();
  });
  const stop = (): void => {
    clearTimeout(timer);
    unwatch?.();
    track.removeEventListener('mute', onMute);
    track.removeEventListener('unmute', onUnmute);
    track.removeEventListener('ended', lose);
  };
  track.addEventListener('mute', onMute);
  track.addEventListener('unmute', onUnmute);
  track.addEventListener('ended', lose);
  return stop;
}
