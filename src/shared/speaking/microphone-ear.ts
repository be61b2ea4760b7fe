import { levelMeter } from '#src/shared/examiner/sound-level.ts';

/** Listens to how loud a microphone is, beside its recording. */
export interface Ear {
  /** Loudness now: root mean square, 0–1. */
  level(): number;
  close(): void;
}

/** Null where the browser cannot measure it. */
export function listenTo(track: MediaStreamTrack): Ear | null {
  if (!('AudioContext' in window)) return null;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  return { level: levelMeter(analyser), close: () => void context.close() };
}

/** A microphone that is silent for this long was taken away, milliseconds: shorter, and it only stuttered. */
const MUTED_MS = 1_200;

/** Reports once that a microphone was taken away: by a call, by another app, or by its plug. @returns stops watching */
export function watchLoss(track: MediaStreamTrack, onLost: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lose = (): void => {
    stop();
    onLost();
  };
  const onMute = (): void => {
    clearTimeout(timer);
    timer = setTimeout(lose, MUTED_MS);
  };
  const onUnmute = (): void => clearTimeout(timer);
  const stop = (): void => {
    clearTimeout(timer);
    track.removeEventListener('mute', onMute);
    track.removeEventListener('unmute', onUnmute);
    track.removeEventListener('ended', lose);
  };
  track.addEventListener('mute', onMute);
  track.addEventListener('unmute', onUnmute);
  track.addEventListener('ended', lose);
  return stop;
}
